import { type Mail, mail_subject_characters_max } from '@meridian/contract'
import { Pencil } from 'lucide'
import { useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MailLabel } from '../mail-label.tsx'
import { subjectWords } from '../mail-words.ts'
import type { OwnTexts } from './use-own-texts.ts'

interface MailDetailSubjectProps {
  readonly mail: Mail
  readonly words: OwnTexts
}

/** The subject, which can be written over for oneself, and the labels beside it. */
export function MailDetailSubject({ mail, words }: MailDetailSubjectProps) {
  const [isEditing, setEditing] = useState(false)
  const pen = useRef<HTMLSpanElement>(null)
  const mail_subject = words.textOf('mail_subject')

  function end() {
    setEditing(false)
    void words.save()
    requestAnimationFrame(() => pen.current?.querySelector('button')?.focus())
  }

  return (
    <header className="mb-4.5 flex flex-wrap items-start gap-x-2.5 gap-y-2">
      <div className={cx('flex min-w-0 items-start', isEditing && 'flex-1')}>
        <h1
          dir="auto"
          tabIndex={-1}
          className={cx(
            'min-w-0 text-xl font-semibold tracking-tight wrap-anywhere',
            mail_subject.trim() === '' && 'text-muted',
            isEditing && 'sr-only',
          )}
        >
          {subjectWords({ mail_subject })}
        </h1>
        {isEditing ? (
          <TextField
            label={t('Subject')}
            isLabelHidden
            size="lg"
            value={mail_subject}
            onChange={(text) => words.change('mail_subject', text)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'Escape') end()
            }}
            onBlur={() => {
              setEditing(false)
              void words.save()
            }}
            maxLength={mail_subject_characters_max}
            autoComplete="off"
            autoFocus
            className="min-w-[min(15rem,100%)] flex-1"
          />
        ) : (
          <span ref={pen} className="ms-1.5 flex-none max-md:-mt-2 print:hidden">
            <IconButton label={t('Edit subject')} icon={Pencil} size="sm" onPress={() => setEditing(true)} />
          </span>
        )}
      </div>
      <Labels names={mail.mail_labels.integration_labels} />
    </header>
  )
}

/** What Gmail calls a label and shows elsewhere or not at all. */
const states = /^(INBOX|UNREAD|STARRED|IMPORTANT|SENT|CATEGORY_.*)$/

function Labels({ names: all }: { readonly names: readonly string[] }) {
  const names = all.filter((name) => !states.test(name))
  if (names.length === 0) return null
  return (
    <ul aria-label={t('Labels')} className="mt-1.5 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name}>
          <MailLabel name={name} />
        </li>
      ))}
    </ul>
  )
}
