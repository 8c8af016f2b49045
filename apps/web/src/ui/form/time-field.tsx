import { Clock } from 'lucide'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Suggestions } from '../overlay/suggestions.tsx'
import { useCombobox } from '../picker/use-combobox.ts'
import { FieldLabel, type FieldProps, field_class } from './field.tsx'
import { InputField } from './input-field.tsx'
import { input_class } from './text-field.tsx'
import {
  formatTimeText,
  half_hours,
  half_hours_of_ends,
  parseEndTimeText,
  parseTimeText,
} from './time-text.ts'

interface TimeFieldProps extends FieldProps {
  /** Wall time HH:mm. */
  readonly value: string | null
  /** Called with every time that is picked, or typed and left; null for an emptied field. */
  readonly onChange: (time: string | null) => void
  /** Muted words after a suggestion, such as the length a meeting would have. */
  readonly hintOf?: (time: string) => string | undefined
  readonly isTwelveHour: boolean
  /** The field says when a day's span ends: midnight is '24:00' and the last of the suggestions. */
  readonly isEndOfSpan?: boolean
  readonly name?: string
  /** Inside the frame, at its end, such as a '+1'. */
  readonly end?: ReactNode
}

/** Suggests every half hour; any minute may be typed, in any usual way. What is no time is kept and marked. */
export function TimeField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  hintOf,
  isTwelveHour,
  isEndOfSpan = false,
  end,
  className,
  ...rest
}: TimeFieldProps) {
  const parse = isEndOfSpan ? parseEndTimeText : parseTimeText
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = typed ?? (value ? formatTimeText(value, isTwelveHour) : '')
  const isUnreadable = typed !== null && typed.trim() !== '' && parse(typed) === null
  const problem =
    error ??
    (isUnreadable && !isOpen
      ? t('Not a time. Try {example}.', { example: isTwelveHour ? '9:15 AM' : '09:15' })
      : null)

  const items = useMemo(
    () => suggestions(isEndOfSpan ? half_hours_of_ends : half_hours, typed, isTwelveHour),
    [isEndOfSpan, typed, isTwelveHour],
  )
  const combobox = useCombobox({
    items,
    isOpen: isOpen && items.length > 0,
    onOpenChange: setOpen,
    onPick: (time) => take(time),
    startAt: typed === null ? items.findIndex((time) => time === value) : -1,
  })

  function take(time: string | null) {
    setTyped(null)
    combobox.close()
    if (time !== value) onChange(time)
  }

  function takeTyped() {
    combobox.close()
    if (typed === null) return
    if (typed.trim() === '') return take(null)
    const time = parse(typed)
    if (time !== null) take(time)
  }

  return (
    <InputField
      {...rest}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        setOpen(true)
      }}
      onBlur={takeTyped}
      hint={hint}
      error={problem}
      className={cx(field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group ref={frame} className="control">
        <Icon of={Clock} className="text-muted" />
        <Input
          {...combobox.inputProps}
          data-unread={isUnreadable || undefined}
          onClick={() => setOpen(true)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            combobox.onKeyDown(event)
            if (event.key === 'Enter' && !event.defaultPrevented) takeTyped()
          }}
          className={cx(input_class, 'num')}
        />
        {end}
      </Group>
      <Suggestions
        label={label}
        anchor={frame}
        isOpen={isOpen && items.length > 0}
        onOpenChange={setOpen}
        className="min-w-36"
      >
        <ul {...combobox.listProps} aria-label={label} className="max-h-64 overflow-y-auto p-1.25">
          {items.map((time, index) => (
            <li key={time} {...combobox.optionProps(time, index)} className="num option-row">
              <span className="flex-1">{formatTimeText(time, isTwelveHour)}</span>
              <span className="text-xs text-muted">{hintOf?.(time)}</span>
            </li>
          ))}
        </ul>
      </Suggestions>
    </InputField>
  )
}

/** All half hours, or those that go with what is typed so far. */
function suggestions(
  times: readonly string[],
  typed: string | null,
  isTwelveHour: boolean,
): readonly string[] {
  const wanted = typed?.trim().toLowerCase() ?? ''
  if (wanted === '') return times
  return times.filter((time) => {
    const shown = formatTimeText(time, isTwelveHour).toLowerCase()
    return shown.startsWith(wanted) || shown.startsWith(`0${wanted}`) || time.startsWith(wanted)
  })
}
