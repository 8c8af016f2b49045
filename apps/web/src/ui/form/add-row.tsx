import { Plus } from 'lucide'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../state/spinner.tsx'
import { InputField } from './input-field.tsx'

interface AddRowProps {
  readonly label: string
  readonly placeholder: string
  readonly inputRef: Ref<HTMLInputElement>
  readonly isFirst: boolean
  readonly isPending: boolean
  readonly autoFocus?: boolean | undefined
  readonly maxLength?: number | undefined
  /** Adds the text, and says itself what failed; null where the text cannot be added as it is. */
  readonly onAdd: (text: string) => Promise<unknown> | null
}

/** A line of a list to type entries into, one after the other; what could not be added comes back to it. */
export function AddRow({ label, placeholder, inputRef, isFirst, isPending, onAdd, ...field }: AddRowProps) {
  const [text, setText] = useState('')

  function add() {
    const adding = text.trim() === '' ? null : onAdd(text)
    if (adding === null) return
    setText('')
    // A text that was typed meanwhile is not overwritten.
    adding.catch(() => setText((now) => now || text))
  }

  return (
    <li
      className={cx(
        'flex items-center gap-2.5 px-4 print:hidden has-[input:focus-visible]:bg-hover',
        !isFirst && 'border-t border-border',
      )}
    >
      {isPending ? <Spinner /> : <Icon of={Plus} className="text-muted" />}
      <InputField
        {...field}
        aria-label={label}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
        }}
        className="min-w-0 flex-1"
      >
        <Input
          ref={inputRef}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          className="h-11 w-full bg-transparent text-md outline-none md:text-base"
        />
      </InputField>
    </li>
  )
}
