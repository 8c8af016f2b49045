import type { Mail, MailSummary } from '@meridian/contract'
import { AppWindow, EyeOff, type IconNode, Scissors, Type } from 'lucide'
import { Suspense, useId, useState } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { MailBodyAttachments } from './body-attachments.tsx'
import { MailBodyHead } from './body-head.tsx'
import { MailBodyNote } from './body-note.tsx'
import { isPlain, type MarkedPlace, type Place } from './body-sections.ts'
import { MailBodyText } from './body-text.tsx'

const MailBodyFrame = lazyPart(async () => ({
  default: (await import('./body-frame.tsx')).MailBodyFrame,
}))

interface MailBodyCardProps {
  readonly mail: Mail
  /** Whose sentences are marked in the text. */
  readonly summary: MailSummary | undefined
  /** The sentence that is to be seen. */
  readonly shown: ShownSentence | null
  /** The place that the address names, marked as the sentence of number 0. */
  readonly place?: Place | null
}

/** A sentence of the summary, and which asking for it this is: asking twice leads there twice. */
export interface ShownSentence {
  readonly number: number
  readonly asked: number
}

/** Who wrote, what the reader is warned of, the text, and the files. */
export function MailBodyCard({ mail, summary, shown, place = null }: MailBodyCardProps) {
  const senderId = useId()
  const hasLook = !isPlain(mail.mail_html)
  const [view, setView] = useState<'mail' | 'text'>(shown === null ? 'mail' : 'text')
  const [seen, setSeen] = useState(shown)
  if (shown !== seen) {
    // Places are known in the text alone.
    setSeen(shown)
    if (shown !== null) setView('text')
  }
  return (
    <Card as="article" labelledBy={senderId}>
      <MailBodyHead mail={mail} senderId={senderId} />
      <Warnings mail={mail} />
      {hasLook && view === 'mail' ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <MailBodyFrame mail={mail}>
            <ViewButton label={t('Plain text')} icon={Type} onPress={() => setView('text')} />
          </MailBodyFrame>
        </Suspense>
      ) : (
        <>
          {hasLook && (
            <ViewButton label={t('As it was sent')} icon={AppWindow} onPress={() => setView('mail')} />
          )}
          <MailBodyText
            mail={mail}
            marks={place !== null && shown?.number === 0 ? [{ number: 0, ...place }] : marksOf(summary)}
            shown={shown}
          />
        </>
      )}
      <MailBodyAttachments mail={mail} />
    </Card>
  )
}

interface ViewButtonProps {
  readonly label: string
  readonly icon: IconNode
  readonly onPress: () => void
}

function ViewButton({ label, icon, onPress }: ViewButtonProps) {
  return (
    <div className="-mb-2 flex justify-end px-2.5 pt-2 print:hidden">
      <Button size="sm" variant="ghost" icon={icon} onPress={onPress}>
        {label}
      </Button>
    </div>
  )
}

function Warnings({
  mail: { has_hidden_text, hidden_characters, is_cut, is_text_only },
}: {
  readonly mail: Mail
}) {
  return (
    <>
      {has_hidden_text && (
        <MailBodyNote icon={EyeOff} tone="warning">
          {t('This mail contains hidden text.')}{' '}
          {plural(hidden_characters, {
            one: 'One character that only programs can read was removed.',
            other: '{count} characters that only programs can read were removed.',
          })}
        </MailBodyNote>
      )}
      {is_text_only && (
        <MailBodyNote icon={Type}>
          {t(
            'This mail took too long to process, so only the beginning is shown. The whole mail is in your mailbox.',
          )}
        </MailBodyNote>
      )}
      {is_cut && !is_text_only && (
        <MailBodyNote icon={Scissors}>
          {t('This mail is too long to be stored in full. The rest is in your mailbox.')}
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
