import { FileText } from 'lucide'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { MeetingForm } from './form/meeting-form.ts'
import { useOtherDrafts } from './form/other-drafts.ts'

interface OtherDraftsBarProps {
  readonly onOpen: (id: string, draft: MeetingForm) => void
}

/** The unsent events beside the one in the form; opening one changes places with it. */
export function OtherDraftsBar({ onOpen }: OtherDraftsBarProps) {
  const titleId = useId()
  const others = useOtherDrafts()
  if (others.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-3.5 flex flex-wrap items-center gap-2 text-sm">
      <h3 id={titleId} className="text-muted">
        {t('Other drafts')}
      </h3>
      {others.map(([id, draft]) => (
        <Button key={id} size="sm" icon={FileText} onPress={() => onOpen(id, draft)}>
          {draft.meeting_title.trim() || t('No title')}
        </Button>
      ))}
    </section>
  )
}
