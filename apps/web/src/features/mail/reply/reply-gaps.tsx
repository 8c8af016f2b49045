import { CircleAlert } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { plural, t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { gapsIn } from './reply-text.ts'

interface MailReplyGapsProps {
  readonly text: string
  /** The gap is to be filled in now. */
  readonly onGo: (place: { readonly start: number; readonly end: number }) => void
}

/** What the reply still has to be given before it is sent, each with the way there. */
export function MailReplyGaps({ text, onGo }: MailReplyGapsProps) {
  const gaps = gapsIn(text)
  if (gaps.length === 0) return null
  return (
    <div className="mt-2.5 flex gap-2 text-xs text-warning-text">
      <Icon of={CircleAlert} size={14} className="mt-px" />
      <div className="min-w-0 flex-1">
        <p role="status">
          {plural(gaps.length, {
            one: 'Fill the one open gap before you send.',
            other: 'Fill the {count} open gaps before you send.',
          })}
        </p>
        <ul className="mt-1 flex flex-col gap-0.5">
          {gaps.map((gap) => (
            <li key={gap.start} className="min-w-0">
              <AriaButton
                aria-label={t('Go to the gap: {line}', { line: gap.line })}
                onPress={() => onGo(gap)}
                className="touch block max-w-full truncate rounded-xs underline decoration-dotted underline-offset-3"
              >
                {gap.line}
              </AriaButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
