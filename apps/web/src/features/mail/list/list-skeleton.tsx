import { cx } from '../../../ui/cx.ts'
import { MailRowSkeleton } from './mail-row.tsx'
import { row_height_class } from './row-height.ts'

/** As many rows as a window shows, in their size. */
export function MailListSkeleton() {
  return (
    <>
      <ul aria-hidden className={cx('relative h-[calc(10*var(--row))] overflow-hidden', row_height_class)}>
        {places.map((place) => (
          <MailRowSkeleton key={place} top={`calc(var(--row) * ${place})`} />
        ))}
      </ul>
    </>
  )
}

const places = Array.from({ length: 10 }, (_, place) => place)
