import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/**
 * A text with parts that are more than text: `rich(t('Read the <link>policy</link>.'), { link: <Link
 * href="/privacy_policy">{''}</Link> })`. The parts stand where the language wants them, each around its own
 * words; one without words keeps what it holds.
 */
export function rich(text: string, parts: Readonly<Record<string, ReactElement>>): ReactNode {
  return [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</gs)].map((found, index) => {
    const [whole, name = '', inner = ''] = found
    // The pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{around(inner, parts[name]) ?? whole}</Fragment>
  })
}

function around(inner: string, part: ReactElement | undefined): ReactElement | undefined {
  return part && inner !== '' ? cloneElement(part, {}, inner) : part
}
