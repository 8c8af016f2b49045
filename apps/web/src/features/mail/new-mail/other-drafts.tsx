import { FileText } from 'lucide'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { subjectWords } from '../mail-words.ts'
import { openOtherDraft, useOtherDrafts } from './new-mail-draft.ts'

/** The drafts that stepped aside for one that came back from sending; opening one changes places with the form. */
export function OtherDrafts({ forwarded_id }: { readonly forwarded_id: string }) {
  const titleId = useId()
  const others = useOtherDrafts(forwarded_id)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-3 flex flex-wrap items-center gap-2 text-sm">
      <h2 id={titleId} className="text-muted">
        {t('Other drafts')}
      </h2>
      {others.map(([key, { subject }]) => (
        <Button key={key} size="sm" icon={FileText} onPress={() => openOtherDraft(forwarded_id, key)}>
          {subjectWords({ mail_subject: subject })}
        </Button>
      ))}
    </section>
  )
}
