import type { ReactNode } from 'react'

interface HeadLayoutProps {
  readonly mark: ReactNode
  /** The name and the state. */
  readonly title: ReactNode
  /** What the account is for. */
  readonly lead: string
  readonly end: ReactNode
}

/** The head of an account's card; on a phone the sentence has the whole width below the name and the buttons. */
export function HeadLayout({ mark, title, lead, end }: HeadLayoutProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 pt-4 pe-3 pb-3.5 ps-4">
      <span className="row-span-2 grid max-md:row-span-1">{mark}</span>
      <div className="flex flex-wrap items-center gap-x-2.5 max-md:min-h-9 max-xs:col-span-full max-xs:row-start-2">
        {title}
      </div>
      <p className="col-start-2 mt-0.25 text-muted max-md:col-span-full max-md:mt-1.5">{lead}</p>
      <div className="col-start-3 row-start-1 -my-1.5 flex empty:hidden max-md:-me-2">{end}</div>
    </header>
  )
}
