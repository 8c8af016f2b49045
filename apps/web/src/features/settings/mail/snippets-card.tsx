import { listSnippets, type MailSnippet, snippets_max } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide'
import { Suspense, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { useHidden } from '../../../platform/state/hidden.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useDeleteSnippet } from './use-delete-snippet.ts'

const SnippetDialog = lazyPart(async () => ({
  default: (await import('./snippet-dialog.tsx')).SnippetDialog,
}))

/** The texts that the person inserts into mails by name. */
export function SnippetsCard() {
  const query = useQuery(queryFor(listSnippets, {}))
  const [edited, setEdited] = useState<MailSnippet | 'new' | null>(null)
  const hidden = useHidden()
  const shown = query.data?.filter(({ snippet_id }) => !hidden.has(snippet_id))
  const [list] = useKeptFocus()
  return (
    <Card labelledBy="snippets" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="snippets" className="scroll-mt-20 text-base font-semibold">
          {t('Snippets')}
        </h3>
        <p className="mt-0.25 text-muted">
          {t('Texts you use often. In a mail, type ;name and a space, or choose from the menu.')}
        </p>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={{ ...query, data: shown }}
          loading={<Skeleton className="h-11" />}
          failed={t('Failed to get snippets. Please try again.')}
        >
          {(snippets) => <SnippetList snippets={snippets} onEdit={setEdited} />}
        </QueryView>
      </div>
      <Button
        icon={Plus}
        className="self-start"
        isDisabled={(query.data?.length ?? snippets_max) >= snippets_max}
        onPress={() => setEdited('new')}
      >
        {t('Add snippet')}
      </Button>
      {edited && (
        <Suspense>
          <SnippetDialog snippet={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Card>
  )
}

interface SnippetListProps {
  readonly snippets: readonly MailSnippet[]
  readonly onEdit: (snippet: MailSnippet) => void
}

function SnippetList({ snippets, onEdit }: SnippetListProps) {
  const remove = useDeleteSnippet()
  if (snippets.length === 0) return null
  return (
    <ul aria-label={t('Snippets')} className="flex flex-col divide-y divide-border">
      {snippets.map((snippet) => (
        <li key={snippet.snippet_id} className="flex min-h-11 items-center gap-2">
          <span className="min-w-0 flex-1 py-1.5">
            <b dir="auto" className="block font-medium wrap-anywhere">{`;${snippet.snippet_name}`}</b>
            <span dir="auto" className="block truncate text-muted">
              {snippet.snippet_text.trim()}
            </span>
          </span>
          <IconButton
            label={t('Edit {title}', { title: snippet.snippet_name })}
            icon={Pencil}
            size="sm"
            onPress={() => onEdit(snippet)}
          />
          <IconButton
            label={t('Delete {title}', { title: snippet.snippet_name })}
            icon={Trash2}
            size="sm"
            onPress={() => remove(snippet)}
          />
        </li>
      ))}
    </ul>
  )
}
