import type { RefObject } from 'react'
import { mail_reply_characters_max } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'

interface NewMailTextProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly onChange: (text: string) => void
  readonly rows: number
  readonly error: string | undefined
}

/** The text of a new mail, without a frame of its own: it fills the form. */
export function NewMailText({ box, text, onChange, rows, error }: NewMailTextProps) {
  return (
    <TextArea
      label={t('Text')}
      isLabelHidden
      value={text}
      onChange={onChange}
      rows={rows}
      maxLength={mail_reply_characters_max}
      error={error}
      inputRef={box}
      className="mail-text"
    />
  )
}
