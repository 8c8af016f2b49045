import type { ListedMail } from '@meridian/contract'
import { type ReactNode, useState } from 'react'
import { plural, t, tLabels } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dropdown } from '../../../ui/overlay/dropdown.tsx'
import { type ListedView, view_options } from './list-filter.ts'
import { checkedState } from './list-selection.ts'
import { RowCheckbox } from '../../../ui/row-checkbox.tsx'

interface MailListBarProps {
  readonly view: ListedView
  readonly onView: (view: ListedView) => void
  readonly total: number | undefined
  readonly mails: readonly ListedMail[]
  /** How many of them are checked. */
  readonly checked: number
  readonly onToggleAll: () => void
  /** Checks those that have not been fetched yet, too. */
  readonly onCheckMore: (count: number) => Promise<void>
  /** What can be done with the checked ones. */
  readonly children: ReactNode
}

/** Over the rows, and still there when they are scrolled: which of the mails are shown, or what to do with the checked ones. */
export function MailListBar({
  view,
  onView,
  total,
  mails,
  checked,
  onToggleAll,
  onCheckMore,
  children,
}: MailListBarProps) {
  const state = checkedState(checked, mails.length)
  // More mails may come between the press on the checkbox and the one on the offer to check the rest.
  const [wantsAll, setWantsAll] = useState(false)
  if (wantsAll && checked === 0) setWantsAll(false)
  return (
    <div className="sticky top-[calc(var(--h-lane)+var(--h-phonebar))] z-2 flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-border bg-raised px-4 py-1 text-text-2 low:static max-md:gap-x-1.5 md:top-[calc(var(--h-lane)+var(--h-topbar))] md:rounded-t-lg">
      <RowCheckbox
        label={state === true ? t('Select none') : t('Select all that are shown')}
        state={state}
        onToggle={() => {
          setWantsAll(state !== true)
          onToggleAll()
        }}
        isDisabled={mails.length === 0}
      />
      {checked > 0 ? (
        <>
          <span role="status" className="num whitespace-nowrap">
            {plural(checked, { one: '{count} selected', other: '{count} selected' })}
          </span>
          {(wantsAll || state === true) && total !== undefined && total > checked && (
            <CheckMore count={Math.min(total, checked_max)} onCheckMore={onCheckMore} />
          )}
          {children}
        </>
      ) : (
        <>
          <Dropdown
            label={t('Show')}
            options={tLabels(view_options)}
            value={view}
            onChange={onView}
            size="sm"
          />
          <span role="status" className="num ms-auto text-xs text-muted">
            {total !== undefined && plural(total, { one: 'One mail', other: '{count} mails' })}
          </span>
        </>
      )}
    </div>
  )
}

interface CheckMoreProps {
  readonly count: number
  readonly onCheckMore: (count: number) => Promise<void>
}

/** A long list is loaded in parts; this fetches the rest to select all of it. */
function CheckMore({ count, onCheckMore }: CheckMoreProps) {
  const [isBusy, setBusy] = useState(false)
  async function checkMore() {
    setBusy(true)
    await onCheckMore(count)
    setBusy(false)
  }
  return (
    <Button size="sm" variant="ghost" isBusy={isBusy} onPress={() => void checkMore()}>
      {t('Select {count}', { count })}
    </Button>
  )
}

/** More are not changed in one go. */
const checked_max = 1000
