import type { ListedMail } from '@meridian/contract'
import { ArrowUpRight, type IconNode, RotateCcw, Sparkles, Trash2 } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { subjectWords } from '../mail-words.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { named } from '../../../ui/named.ts'
import { Spinner } from '../../../ui/state/spinner.tsx'
import type { Side } from './row-swipe.ts'

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

/**
 * The buttons stand in the place of the time, and on a narrow screen of the label, while the pointer or the focus is in
 * the row. A finger swipes instead.
 */
export function RowActionHandlers({ mail, isSummarising, acts }: RowActsProps) {
  return (
    <span
      className={cx(
        'absolute end-3 flex gap-0.5 bg-inherit ps-3 max-lg:bottom-1.5',
        !isSummarising &&
          'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 max-lg:not-group-focus-within/row:not-group-hover/row:pointer-events-none lg:[@media(hover:none)]:opacity-100',
      )}
    >
      {/* One button in both states, so that the focus stays on it. */}
      <RowAct
        mail={mail}
        icon={Sparkles}
        label={isSummarising ? summarisingWords(mail) : summariseWords(mail)}
        isBusy={isSummarising}
        swipe="right"
        onPress={() => acts.summarise(mail)}
      />
      {mail.is_deleted ? (
        <RowAct
          mail={mail}
          icon={RotateCcw}
          label={t('Restore')}
          swipe="left"
          onPress={() => acts.restore(mail)}
        />
      ) : (
        <RowAct
          mail={mail}
          icon={Trash2}
          label={t('Delete')}
          swipe="left"
          onPress={() => acts.remove(mail)}
        />
      )}
      <RowAct mail={mail} icon={ArrowUpRight} label={t('Open')} onPress={() => acts.open(mail.mail_id)} />
    </span>
  )
}

interface RowActProps {
  readonly mail: ListedMail
  readonly icon: IconNode
  readonly label: string
  /** The side to which a finger draws the row for the same. */
  readonly swipe?: Side
  readonly isBusy?: boolean
  readonly onPress: () => void
}

function RowAct({ mail, icon, label, swipe, isBusy = false, onPress }: RowActProps) {
  return (
    <button
      type="button"
      aria-label={named(label, subjectWords(mail))}
      title={label}
      data-swipe={isBusy ? undefined : swipe}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="touch relative z-1 grid size-7 place-items-center rounded-md text-muted hover:bg-pressed hover:text-text"
    >
      {isBusy ? <Spinner size={14} /> : <Icon of={icon} size={14} />}
    </button>
  )
}

function summariseWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarize') : t('Re-Summarize')
}

function summarisingWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarizing') : t('Re-Summarizing')
}
