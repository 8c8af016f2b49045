import type { PollAnswer } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { answer_icons, answer_words } from '../poll-words.ts'

const looks: Readonly<Record<PollAnswer, string>> = {
  yes: 'text-success-text',
  if_need_be: 'text-warning-text',
  no: 'text-danger-text',
}

/** An answer as sign and word. */
export function AnswerSign({ answer }: { readonly answer: PollAnswer | undefined }) {
  if (answer === undefined)
    return (
      <span className="text-2xs text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('No answer')}</span>
      </span>
    )
  return (
    <span className={cx('inline-flex flex-col items-center text-2xs leading-4', looks[answer])}>
      <Icon of={answer_icons[answer]} size={16} />
      {t<string>(answer_words[answer])}
    </span>
  )
}
