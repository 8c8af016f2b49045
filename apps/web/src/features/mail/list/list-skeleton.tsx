import { MailRowSkeleton } from './mail-row.tsx'

/** As many rows as a window shows, in their size. */
export function MailListSkeleton() {
  return (
    <>
      <ul
        aria-hidden
        className="relative h-[70rem] overflow-hidden [--row:7rem] lg:h-[27.5rem] lg:[--row:2.75rem]"
      >
        {places.map((place) => (
          <MailRowSkeleton key={place} top={`calc(var(--row) * ${place})`} />
        ))}
      </ul>
    </>
  )
}

const places = Array.from({ length: 10 }, (_, place) => place)
