import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { tServer } from '../../../platform/text/server-text.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { gapsIn, type MissingPoint } from './reply-text.ts'

interface MailReplyGapsProps {
  readonly text: string
  /** What a new draft leaves to the person. */
  readonly missing: readonly MissingPoint[]
  /** The gap is to be filled in now. */
  readonly onGo: (place: { readonly start: number; readonly end: number }) => void
}

/** What the reply still needs: its gaps, each with what belongs there and the way there, and what has no gap. */
export function MailReplyGaps({ text, missing, onGo }: MailReplyGapsProps) {
  const id = useId()
  const gaps = gapsIn(text)
  const others = [...new Set(missing.flatMap(({ sentence, line }) => (line === null ? sentence : [])))]
  if (gaps.length === 0 && others.length === 0) return null
  const labelOf = (line: string) => {
    const point = missing.find((one) => one.line === line)
    return point ? tServer(point.sentence) : line
  }
  return (
    <div className="mt-2.5 flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-xs text-warning-text">
      <Icon of={CircleAlert} size={14} className="mt-px" />
      <div className="min-w-0 flex-1">
        <p role="status">
          {gaps.length > 0 &&
            plural(gaps.length, {
              one: 'Fill the one open gap before you send.',
              other: 'Fill the {count} open gaps before you send.',
            })}
        </p>
        {gaps.length > 0 && (
          <ul className="mt-1 flex flex-col gap-0.5">
            {gaps.map((gap) => (
              <li key={gap.start} className="min-w-0">
                <AriaButton
                  aria-label={t('Go to the gap: {line}', { line: labelOf(gap.line) })}
                  onPress={() => onGo(gap)}
                  className="touch block max-w-full truncate rounded-xs underline decoration-dotted underline-offset-3"
                >
                  {labelOf(gap.line)}
                </AriaButton>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <>
            <p id={id} className={gaps.length > 0 ? 'mt-1.5' : undefined}>
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
