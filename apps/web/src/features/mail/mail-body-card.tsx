import type { Mail, MailSummary } from '@meridian/contract'
import { EyeOff, Scissors } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { plural, t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { MailBodyAttachments } from './mail-body-attachments.tsx'
import { MailBodyHead } from './mail-body-head.tsx'
import { MailBodyNote } from './mail-body-note.tsx'
import { isPlain, type MarkedPlace } from './mail-body-sections.ts'
import { MailBodyText } from './mail-body-text.tsx'

const MailBodyFrame = lazy(async () => ({ default: (await import('./mail-body-frame.tsx')).MailBodyFrame }))

interface MailBodyCardProps {
  readonly mail: Mail
  /** Whose sentences are marked in the text. */
  readonly summary: MailSummary | undefined
  /** The sentence that is to be seen. */
  readonly shown: ShownSentence | null
}

/** A sentence of the summary, and which asking for it this is: asking twice leads there twice. */
export interface ShownSentence {
  readonly number: number
  readonly asked: number
}

/** Who wrote, what the reader is warned of, the text, and the files. */
export function MailBodyCard({ mail, summary, shown }: MailBodyCardProps) {
  const hasLook = !isPlain(mail.mail_html)
  const [view, setView] = useState<'mail' | 'text'>('mail')
  const [seen, setSeen] = useState(shown)
  if (shown !== seen) {
    // Places are known in the text alone.
    setSeen(shown)
    if (shown !== null) setView('text')
  }
  return (
    <Card as="article">
      <MailBodyHead mail={mail} />
      <Warnings mail={mail} />
      {hasLook && (
        <div className="flex justify-end px-4.5 pt-3 print:hidden">
          <SegmentedControl
            label={t('How the mail is shown')}
            isLabelHidden
            segments={[
              { id: 'mail', label: t('As it was sent') },
              { id: 'text', label: t('Plain text') },
            ]}
            selected={view}
            onSelect={setView}
            className="w-64 max-md:w-full"
          />
        </div>
      )}
      {hasLook && view === 'mail' ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <MailBodyFrame mail={mail} />
        </Suspense>
      ) : (
        <MailBodyText mail={mail} marks={marksOf(summary)} shown={shown} />
      )}
      <MailBodyAttachments mail={mail} />
    </Card>
  )
}

function Warnings({ mail: { has_hidden_text, hidden_characters, is_cut } }: { readonly mail: Mail }) {
  return (
    <>
      {has_hidden_text && (
        <MailBodyNote icon={EyeOff} tone="warning">
          {t('This mail contains hidden text.')}{' '}
          {plural(hidden_characters, {
            one: 'One character that only programs would have read is left out.',
            other: '{count} characters that only programs would have read are left out.',
          })}
        </MailBodyNote>
      )}
      {is_cut && (
        <MailBodyNote icon={Scissors}>
          {t('This mail is longer than what is kept of it here. The rest is where it came from.')}
        </MailBodyNote>
      )}
    </>
  )
}

function marksOf(summary: MailSummary | undefined): MarkedPlace[] {
  return (summary?.sentences ?? []).flatMap(({ start, end }, index) =>
    start === null || end === null ? [] : [{ number: index + 1, start, end }],
  )
}
