import { useId } from 'react'
import { t } from '../../platform/text/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import type { PaletteRow } from './palette-row.ts'
import type { useActiveRow } from './use-active-row.ts'

interface PaletteListProps {
  readonly rows: readonly PaletteRow[]
  readonly isSearching: boolean
  readonly combobox: ReturnType<typeof useActiveRow>
}

export function PaletteList({ rows, isSearching, combobox }: PaletteListProps) {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return (
    <>
      <div
        {...combobox.listProps}
        aria-label={t('Results')}
        className={cx('min-h-0 flex-1 overflow-y-auto md:max-h-96 md:flex-none', rows.length > 0 && 'p-2')}
      >
        {[...groups].map(([group, members]) => (
          <RowGroup key={group} name={group} rows={members} combobox={combobox} />
        ))}
      </div>
      {rows.length === 0 && (
        <p className="flex min-h-14 items-center gap-2 px-4 text-muted">
          {isSearching && <Spinner />}
          {isSearching ? t('Loading...') : t('Nothing matches. Try other words.')}
        </p>
      )}
    </>
  )
}

interface RowGroupProps extends Pick<PaletteListProps, 'rows' | 'combobox'> {
  readonly name: string
}

function RowGroup({ name, rows, combobox }: RowGroupProps) {
  const nameId = useId()
  return (
    <div role="group" aria-labelledby={nameId} className="not-first:mt-2">
      <div id={nameId} role="presentation" className="px-2 pt-1 pb-1 text-2xs font-medium text-muted">
        {name}
      </div>
      {rows.map((row) => (
        <div key={row.id} {...combobox.rowProps(row)} className={cx('option-row', row.isLeading && 'py-1.5')}>
          <Row row={row} />
        </div>
      ))}
    </div>
  )
}

function Row({ row }: { readonly row: PaletteRow }) {
  const { icon, person, label, detail, keys, isLeading } = row
  return (
    <>
      {person && <Avatar {...person} />}
      {icon && (
        <span
          className={cx(
            'grid shrink-0 place-items-center',
            isLeading ? 'size-7 rounded-md bg-accent text-on-accent' : 'size-6 text-muted',
          )}
        >
          <Icon of={icon} />
        </span>
      )}
      <span className={cx('min-w-0 flex-1', !isLeading && 'flex items-baseline gap-2 max-xs:flex-wrap')}>
        <span className={cx('block truncate', isLeading && 'font-medium')}>{label}</span>
        {detail && (
          <span className={cx('num block text-xs text-muted', !isLeading && 'max-w-3/5 shrink-0 truncate')}>
            {detail}
          </span>
        )}
      </span>
      {keys && (
        <span aria-hidden className="flex shrink-0 gap-1 max-xs:hidden">
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  )
}
