import { outcome_description_characters_max } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { mark, t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import type { OutcomeKind } from './outcome.ts'
import { useCreateOutcome } from './use-save-outcome.ts'

interface AddOutcomeRowProps {
  readonly kind: OutcomeKind
  readonly meeting_id: string
  readonly inputRef: Ref<HTMLInputElement>
  readonly isFirst: boolean
}

const words = {
  action_item: {
    label: mark('Add an action item'),
    placeholder: mark('Add an item, press Enter to keep going'),
  },
  key_takeaway: {
    label: mark('Add a key takeaway'),
    placeholder: mark('Add a takeaway, press Enter to keep going'),
  },
} as const

/** A line to write into, one after the other; what the server refused comes back to it. */
export function AddOutcomeRow({ kind, meeting_id, inputRef, isFirst }: AddOutcomeRowProps) {
  const [text, setText] = useState('')
  const creating = useCreateOutcome(kind, meeting_id)

  function add() {
    const written = text.trim()
    if (written === '') return
    setText('')
    // The reason is said by the mutation itself; what was written since is not overwritten.
    creating.mutateAsync(written).catch(() => setText((now) => now || written))
  }

  return (
    <li
      className={cx(
        'flex items-center gap-2.5 px-4 has-[input:focus-visible]:bg-hover',
        !isFirst && 'border-t border-border',
      )}
    >
      {creating.isPending ? <Spinner /> : <Icon of={Plus} className="text-muted" />}
      <TextField
        aria-label={t(words[kind].label)}
        value={text}
        onChange={setText}
        maxLength={outcome_description_characters_max}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
        }}
        className="min-w-0 flex-1"
      >
        <Input
          ref={inputRef}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t(words[kind].placeholder)}
          className="h-11 w-full bg-transparent text-md outline-none md:text-base"
        />
      </TextField>
    </li>
  )
}
