import { type IntegrationMailType, type ListedMail, listMails } from '@meridian/contract'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { SnoozeKey } from '../later/snooze-key.tsx'
import { pendingReturn, rememberList } from '../list-memory.ts'
import { mailPath } from '../mail-path.ts'
import { MailListBar } from './list-bar.tsx'
import { MailBulkBar } from './list-bulk-bar.tsx'
import { addressOfMailFilter, type MailFilter, mailsInput } from './list-filter.ts'
import type { Layout } from './list-layout.ts'
import { revealStretch } from './list-reveal.ts'
import { MailRows } from './list-rows.tsx'
import { targetMails } from './list-selection.ts'
import { MailListSkeleton } from './list-skeleton.tsx'
import { useMailListActions } from './use-list-actions.ts'
import { useMailChecks } from './use-mail-checks.ts'
import { useMailCursor } from './use-mail-cursor.ts'
import { useMailKeys } from './use-mail-keys.ts'
import { useMailLayout } from './use-mail-layout.ts'
import { page_mails, useMailPages } from './use-mail-pages.ts'
import { useRestoreList } from './use-mail-return.ts'
import { useMailRowActions } from './use-row-actions.ts'
import { useSummarizeMails } from './use-summarize-mails.ts'

interface MailListViewProps {
  readonly filter: MailFilter
  readonly source: IntegrationMailType | 'all'
  readonly onFilter: (filter: MailFilter) => void
  readonly empty: ReactNode
}

/** The mails of a filter, of which only those in sight are made. Give it a new key for another filter. */
export function MailListView({ filter, source, onFilter, empty }: MailListViewProps) {
  const area = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState<readonly number[]>([1])
  const answer = useMailPages((page) => mailsInput(filter, source, { page, limit: page_mails }), inSight)
  const { layout, mails, today } = useMailLayout(filter, answer)
  const isThere = answer.total !== undefined
  const address = addressOfMailFilter(filter)
  useRestoreList(area, { address, isThere })
  const { checks, current, rowActs, bulk, meant } = useListActs({ area, layout, mails, address })

  return (
    <section
      aria-label={t('List of mails')}
      className="rounded-lg border border-border bg-raised shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:shadow-none"
    >
      <MailListBar
        view={filter.view}
        onView={(view) => onFilter({ ...filter, view })}
        total={isThere ? layout.rows : undefined}
        mails={mails}
        checked={checks.checked.length}
        onToggleAll={checks.toggleAll}
        onCheckMore={(count) =>
          answer
            .visitFirst(count)
            .then(checks.check, (problem) => showError(problem, t(listMails.says.failed)))
        }
      >
        <MailBulkBar {...bulk} mails={checks.checked} />
      </MailListBar>
      {/* A failure stands alone in the card. */}
      <div className={answer.error && !isThere ? 'p-4' : ''}>
        <QueryView
          query={{ ...answer, data: isThere ? { rows: layout.rows } : undefined }}
          loading={<MailListSkeleton />}
        >
          {({ rows }) =>
            rows === 0 ? (
              <div className="p-4">{empty}</div>
            ) : (
              <MailRows
                area={area}
                layout={layout}
                today={today}
                checked={checks.chosen}
                summarising={bulk.waiting}
                current={current}
                acts={rowActs}
                onSee={setInSight}
              />
            )
          }
        </QueryView>
      </div>
      <SnoozeKey
        group={t('Mails')}
        isEnabled={meant.length > 0 && filter.view !== 'deleted'}
        onPick={(at) => bulk.acts.snooze(meant, at)}
        onReturn={filter.view === 'snoozed' ? () => bulk.acts.snooze(meant, null) : undefined}
      />
      {layout.rows > 0 && <KeyHints />}
    </section>
  )
}

interface Shown {
  readonly area: RefObject<HTMLDivElement | null>
  readonly layout: Layout<ListedMail>
  readonly mails: readonly ListedMail[]
  readonly address: string
}

/** What pointer and keys do with the mails that are shown. */
function useListActs({ area, layout, mails, address }: Shown) {
  const navigate = useNavigate()
  const acts = useMailListActions()
  const checks = useMailChecks(mails)
  const mail_ids = mails.map(({ mail_id }) => mail_id)
  const reveal = (top: number, height: number) => revealStretch(area, top, height)
  const opened = pendingReturn(address)?.opened_id ?? null
  const { current, look, move } = useMailCursor(layout, { mail_ids, opened, reveal })
  const { waiting, summarise } = useSummarizeMails(checks.uncheck)
  const meant = targetMails(mails, checks.chosen, current)

  const open = (mail_id: string) => {
    rememberList({ address, scrollPx: scrollY, mail_ids, total: layout.rows, opened_id: mail_id })
    void navigate(mailPath(mail_id))
  }
  useMailKeys({
    ...checks,
    meant,
    current,
    hasRows: layout.rows > 0,
    isAnyChecked: checks.checked.length > 0,
    acts,
    move,
    open,
    summarise,
  })
  const rowActs = useMailRowActions({
    open,
    look,
    toggle: checks.toggle,
    summarise: (mail) => summarise([mail]),
    remove: (mail) => acts.remove([mail]),
    restore: (mail) => acts.restore([mail]),
  })
  const bulk = { acts, waiting, onSummarise: () => summarise(checks.checked) }
  return { checks, current, rowActs, bulk, meant }
}

function KeyHints() {
  return (
    <p className="flex justify-center gap-3.5 border-t border-border px-4 py-3 text-xs text-muted max-md:hidden">
      <span className="flex items-center gap-1.25">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        {t('move')}
      </span>
      <span className="flex items-center gap-1.25">
        <Kbd>X</Kbd>
        {t('select')}
      </span>
      <span className="flex items-center gap-1.25">
        <Kbd>↵</Kbd>
        {t('open')}
      </span>
    </p>
  )
}
