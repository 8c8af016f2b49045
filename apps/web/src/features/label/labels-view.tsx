import type { ListedLabel } from '@meridian/contract'
import { Plus, Tags } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { useIsWide } from '../../ui/use-is-phone.ts'
import { LabelEditor } from './label-editor.tsx'
import { focusRow, LabelRows, LabelRowsSkeleton } from './label-rows.tsx'
import { useDeleteLabel } from './use-delete-label.ts'
import { type LabelEditing, useLabelEditor } from './use-label-editor.ts'
import { useLabels } from './use-labels.ts'

interface LabelsViewProps {
  /** The head of the view, with what belongs beside its title and at its end. */
  readonly renderHeader: (titleEnd: ReactNode, end: ReactNode) => ReactNode
}

/** The person's labels: listed, made, changed and deleted. */
export function LabelsView({ renderHeader }: LabelsViewProps) {
  const labels = useLabels()
  const editing = useLabelEditor(labels.data ?? [])
  const remove = useDeleteLabel()
  const hasRoomBeside = useIsWide()
  const { data } = labels

  return (
    <>
      {renderHeader(
        data && <Badge>{<span className="num">{data.length}</span>}</Badge>,
        <Button size="sm" icon={Plus} onPress={() => editing.open('new')}>
          {t('New label')}
        </Button>,
      )}
      <div
        className={hasRoomBeside ? 'grid grid-cols-[minmax(0,1fr)_19.25rem] items-start gap-4' : undefined}
      >
        <QueryView
          query={labels}
          failed={t('Error in fetching labels')}
          loading={<LabelRowsSkeleton />}
          empty={<NoLabels onCreate={() => editing.open('new')} />}
        >
          {(found) => (
            <LabelRows
              labels={found}
              current={editing.opened}
              onEdit={({ label_id }: ListedLabel) => editing.open(label_id)}
              onDelete={remove}
            />
          )}
        </QueryView>
        {data && (hasRoomBeside ? <EditorBeside editing={editing} /> : <EditorOver editing={editing} />)}
      </div>
    </>
  )
}

function NoLabels({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      icon={Tags}
      title={t('No labels found!')}
      text={t('Labels sort your meetings in ten colors. Only you see yours.')}
      action={
        <Button size="sm" icon={Plus} onPress={onCreate}>
          {t('New label')}
        </Button>
      }
    />
  )
}

interface EditorProps {
  readonly editing: LabelEditing
}

function EditorBeside({ editing }: EditorProps) {
  const { label, target } = editing
  return (
    <Card as="section" labelledBy="label-editor" className="p-4 pt-3.5 shadow-md">
      <h3 id="label-editor" className="mb-3.25 text-base font-semibold">
        {titleOf(editing)}
      </h3>
      <LabelEditor key={target} editing={editing} onDone={() => label && focusRow(label.label_id)} />
    </Card>
  )
}

function EditorOver({ editing }: EditorProps) {
  return (
    <Dialog title={titleOf(editing)} size="sm" isOpen={editing.opened !== null} onClose={editing.close}>
      <LabelEditor key={editing.target} editing={editing} onDone={editing.close} />
    </Dialog>
  )
}

function titleOf({ label }: LabelEditing): string {
  return label ? t('Edit label') : t('New label')
}
