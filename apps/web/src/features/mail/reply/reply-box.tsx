import { mail_reply_characters_max } from '@meridian/contract'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { nameOf } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { InputField } from '../../../ui/form/input-field.tsx'
import { piecesOfReply } from './reply-text.ts'
import type { ReplyUndo } from './use-reply-history.ts'

interface MailReplyBoxProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** Words that offer a time, marked as the gaps are. */
  readonly times: readonly string[]
  readonly isReadOnly: boolean
  /** Undo and redo, in the place of the browser's own. */
  readonly history: ReplyUndo
  readonly boxRef: RefObject<HTMLTextAreaElement | null>
}

/** Where the reply is written. What is to be filled in and what is offered is marked behind the text. */
export function MailReplyBox({ text, onChange, times, isReadOnly, history, boxRef }: MailReplyBoxProps) {
  const heard = useEffectEvent((event: Event) => {
    const step = stepAskedBy(event)
    if (step === null) return
    event.preventDefault()
    history[step]()
  })
  useEffect(() => {
    const element = boxRef.current
    const hear = (event: Event) => heard(event)
    for (const name of heard_events) element?.addEventListener(name, hear)
    return () => {
      for (const name of heard_events) element?.removeEventListener(name, hear)
    }
  }, [boxRef])
  return (
    <InputField
      value={text}
      onChange={onChange}
      maxLength={mail_reply_characters_max}
      isReadOnly={isReadOnly}
    >
      <Label className="sr-only">{t('Your reply')}</Label>
      <div className="grid rounded-[10px] border border-border-control bg-raised transition-colors focus-within:border-focus focus-within:outline-3 focus-within:outline-accent-glow dark:bg-sunken">
        {/* The same text in the same place makes the box as high as it has to be, and carries the marks. */}
        <div aria-hidden className={cx(text_class, 'pointer-events-none min-h-44 text-transparent')}>
          {piecesOfReply(text, times).map(({ kind, text: words, start }) => (
            <span
              key={start}
              className={cx(kind !== 'text' && 'rounded-sm [box-decoration-break:clone]', looks[kind])}
            >
              {words}
            </span>
          ))}{' '}
        </div>
        <TextArea
          ref={boxRef}
          placeholder={t('Write a reply, or have one drafted.')}
          className={cx(text_class, 'resize-none overflow-hidden bg-transparent outline-none')}
        />
      </div>
    </InputField>
  )
}

/** The browser has the second for its menus and for gestures of a phone. */
const heard_events = ['keydown', 'beforeinput'] as const

function stepAskedBy(event: Event): 'undo' | 'redo' | null {
  const asked =
    event instanceof KeyboardEvent ? nameOf(event) : event instanceof InputEvent ? event.inputType : null
  if (asked === 'Mod+z' || asked === 'historyUndo') return 'undo'
  return asked === 'Mod+Shift+z' || asked === 'Mod+y' || asked === 'historyRedo' ? 'redo' : null
}

const looks = {
  text: undefined,
  gap: 'bg-warning-soft shadow-[0_0_0_2px_var(--c-warning-soft)]',
  time: 'bg-accent-soft shadow-[0_0_0_2px_var(--c-accent-soft)]',
} as const

const text_class =
  '[grid-area:1/1] min-w-0 [unicode-bidi:plaintext] px-3.5 py-3 text-md leading-5.5 tracking-[inherit] whitespace-pre-wrap wrap-anywhere md:text-base md:leading-5.5'
