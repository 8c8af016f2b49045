import { mail_reply_characters_max } from '@meridian/contract'
import { useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { LinkMenu } from '../booking/link-menu.tsx'
import { SnippetMenu } from '../outgoing/snippet-menu.tsx'
import { useSnippets } from '../outgoing/use-snippets.ts'

interface NewMailTextProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly rows: number
  readonly error: string | undefined
}

/** The text of a new mail, with snippets. */
export function NewMailText({ text, onChange, rows, error }: NewMailTextProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const { snippets, change, insert } = useSnippets({
    box,
    text,
    onChange,
    characters_max: mail_reply_characters_max,
  })
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        label={t('Text')}
        value={text}
        onChange={change}
        rows={rows}
        maxLength={mail_reply_characters_max}
        error={error}
        inputRef={box}
      />
      <div className="flex flex-wrap gap-1">
        <SnippetMenu snippets={snippets} onPick={insert} />
        <LinkMenu box={box} answered={null} />
      </div>
    </div>
  )
}
