import { CircleAlert, CircleCheck } from 'lucide'
import { useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { tServer } from '../../../platform/text/server-text.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { buttonLook, selected_look } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToggleButton } from '../../../ui/toggle-button.tsx'
import { type MissingPoint, type OpenRow, openRows, withAnswer } from './reply-points.ts'

interface MailReplyGapsProps {
  readonly text: string
  /** What a new draft leaves to the person. */
  readonly missing: readonly MissingPoint[]
  /** The gap is to be filled in now. */
  readonly onGo: (place: { readonly start: number; readonly end: number }) => void
  readonly onChange: (text: string) => void
}

/** What the reply still needs: its gaps, each with what belongs there and short answers to choose, and what has no gap. */
export function MailReplyGaps({ text, missing, onGo, onChange }: MailReplyGapsProps) {
  const id = useId()
  const rows = openRows(text, missing)
  const others = [...new Set(missing.flatMap(({ sentence, place }) => (place === null ? sentence : [])))]
  const gaps = rows.filter(({ isGap }) => isGap).length
  if (rows.length === 0 && others.length === 0) return null
  const isOpen = gaps + others.length > 0
  return (
    <div
      className={cx(
        'mt-2.5 flex gap-2 rounded-md px-3 py-2 text-xs',
        isOpen ? 'bg-warning-soft text-warning-text' : 'bg-sunken text-text-2',
      )}
    >
      <Icon of={isOpen ? CircleAlert : CircleCheck} size={14} className="mt-px" />
      <div className="min-w-0 flex-1">
        <p role="status">
          {gaps > 0
            ? plural(gaps, {
                one: 'Fill the one open gap before you send.',
                other: 'Fill the {count} open gaps before you send.',
              })
            : rows.length > 0 && t('Each point has an answer.')}
        </p>
        {rows.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1">
            {rows.map((row) => (
              <Row
                key={row.start}
                row={row}
                onGo={() => onGo(row)}
                onAnswer={(answer) => onChange(withAnswer(text, row, answer))}
              />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <>
            <p id={id} className={rows.length > 0 ? 'mt-1.5' : undefined}>
              {t('The draft leaves to you:')}
            </p>
            <ol aria-labelledby={id} className="mt-1 list-decimal ps-4.5">
              {others.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {tServer(sentence)}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  readonly row: OpenRow
  readonly onGo: () => void
  readonly onAnswer: (answer: string) => void
}

function Row({ row: { sentence, line, said, isGap, answers }, onGo, onAnswer }: RowProps) {
  const label = sentence === null ? line : tServer(sentence)
  return (
    <li className="min-w-0">
      <AriaButton
        aria-label={
          isGap ? t('Go to the gap: {line}', { line: label }) : t('Go to the answer: {line}', { line: label })
        }
        onPress={onGo}
        className="touch block max-w-full truncate rounded-xs underline decoration-dotted underline-offset-3"
      >
        {label}
      </AriaButton>
      {answers.length > 0 && (
        <div
          role="group"
          aria-label={t('Answers: {line}', { line: label })}
          className="my-1 flex flex-wrap gap-1.5"
        >
          {answers.map((answer) => (
            <ToggleButton
              key={answer}
              isSelected={answer === said}
              onChange={() => onAnswer(answer)}
              className={cx(
                buttonLook('secondary', 'sm'),
                selected_look,
                'h-auto! max-w-full py-1 whitespace-normal! text-start',
              )}
            >
              {answer}
            </ToggleButton>
          ))}
        </div>
      )}
    </li>
  )
}
