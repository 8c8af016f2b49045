import type { ListedMail } from '@meridian/contract'
import { ArrowUpRight, type LucideIcon, RotateCcw, Sparkles, Trash2 } from 'lucide-react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'

/** What a row does; the same object for as long as the list is there, so that no row is made anew for it. */
export interface MailRowActions {
  readonly open: (mail_id: string) => void
  readonly toggle: (mail_id: string, isRange: boolean) => void
  readonly look: (mail_id: string) => void
  readonly summarise: (mail: ListedMail) => void
  readonly remove: (mail: ListedMail) => void
  readonly restore: (mail: ListedMail) => void
}

interface RowActsProps {
  readonly mail: ListedMail
  readonly isSummarising: boolean
  readonly acts: MailRowActions
}

/** They stand in the place of the time while the pointer or the focus is in the row, on a phone always. */
export function RowActionHandlers({ mail, isSummarising, acts }: RowActsProps) {
  return (
    <span
      className={cx(
        'flex gap-0.5 lg:absolute lg:end-3 lg:bg-inherit lg:ps-3 max-lg:justify-self-end max-lg:[grid-area:o]',
        !isSummarising &&
          'lg:opacity-0 lg:group-focus-within/row:opacity-100 lg:group-hover/row:opacity-100 lg:[@media(hover:none)]:opacity-100',
      )}
    >
      {isSummarising ? (
        <span className="grid size-7 place-items-center">
          <Spinner size={14} />
          <span className="sr-only">{summarisingWords(mail)}</span>
        </span>
      ) : (
        <RowAct icon={Sparkles} label={summariseWords(mail)} onPress={() => acts.summarise(mail)} />
      )}
      {mail.is_deleted ? (
        <RowAct icon={RotateCcw} label={t('Restore')} onPress={() => acts.restore(mail)} />
      ) : (
        <RowAct icon={Trash2} label={t('Delete')} onPress={() => acts.remove(mail)} />
      )}
      <RowAct icon={ArrowUpRight} label={t('Open')} onPress={() => acts.open(mail.mail_id)} />
    </span>
  )
}

interface RowActProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

function RowAct({ icon, label, onPress }: RowActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="touch relative z-1 grid size-7 place-items-center rounded-md text-muted hover:bg-pressed hover:text-text"
    >
      <Icon of={icon} size={14} />
    </button>
  )
}

function summariseWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarize') : t('Re-Summarize')
}

function summarisingWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarizing') : t('Re-Summarizing')
}
