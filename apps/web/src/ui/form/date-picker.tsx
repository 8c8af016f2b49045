import { Calendar as CalendarIcon } from 'lucide'
import { useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { isMonthFirst } from '../../platform/text/dates.ts'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { PopupTrigger } from '../overlay/popup-trigger.tsx'
import { lazyPart } from '../state/lazy-part.tsx'
import { formatDateText, parseDateText } from './date-text.ts'
import { FieldLabel, type FieldProps, field_class } from './field.tsx'
import { InputField } from './input-field.tsx'
import { input_class } from './text-field.tsx'

const fetchPopup = async () => ({ default: (await import('./date-popup.tsx')).DatePopup })
const DatePopup = lazyPart(fetchPopup)

interface DatePickerProps extends FieldProps {
  /** yyyy-MM-dd */
  readonly value: string | null
  /** Called with every date that is picked, or typed and left; null for an emptied field. */
  readonly onChange: (date: string | null) => void
  readonly today: string
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekStart: number
  readonly min?: string
  readonly max?: string
  readonly name?: string
}

/** A date that is typed in any usual way or picked from a month. */
export function DatePicker({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  today,
  weekStart,
  min,
  max,
  className,
  ...rest
}: DatePickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const problem =
    error ?? (isWrong ? t('Not a date. Try {example}.', { example: formatDateText('2026-11-19') }) : null)

  function take(date: string | null) {
    setTyped(null)
    setWrong(false)
    if (date !== value) onChange(date)
  }

  function takeTyped() {
    if (typed === null) return
    if (typed.trim() === '') return take(null)
    const date = parseDateText(typed, today, isMonthFirst())
    const isOutside =
      date !== null && ((min !== undefined && date < min) || (max !== undefined && date > max))
    if (date === null || isOutside) setWrong(true)
    else take(date)
  }

  return (
    <InputField
      {...rest}
      value={typed ?? (value ? formatDateText(value) : '')}
      onChange={setTyped}
      onBlur={takeTyped}
      hint={hint}
      error={problem}
      className={cx(field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group ref={frame} className="control">
        <PopupTrigger
          kind="dialog"
          prepare={fetchPopup}
          trigger={
            <AriaButton
              aria-label={t('{label}, open calendar', { label })}
              isDisabled={rest.isDisabled}
              className="touch -mx-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted data-hovered:text-text"
            >
              <Icon of={CalendarIcon} />
            </AriaButton>
          }
        >
          {(popup) => (
            <DatePopup
              {...popup}
              anchor={frame}
              label={label}
              value={value}
              onPick={take}
              today={today}
              weekStart={weekStart}
              min={min}
              max={max}
            />
          )}
        </PopupTrigger>
        <Input
          autoComplete="off"
          data-unread={isWrong || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => event.key === 'Enter' && takeTyped()}
          className={cx(input_class, 'num')}
        />
      </Group>
    </InputField>
  )
}
