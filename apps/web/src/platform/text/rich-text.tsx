import { Fragment, type ReactNode } from 'react'

/** Shows the text between a pair of tags. */
export type Part = (inner: string) => ReactNode

/**
 * A text with parts that are more than text: `rich(t('Read the <link>policy</link>.'), { link: (text) =>
 * <Link href="/privacy_policy">{text}</Link> })`. The parts stand where the language wants them.
 */
export function rich(text: string, parts: Readonly<Record<string, Part>>): ReactNode {
  return [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</gs)].map((found, index) => {
    const part = found[1] === undefined ? undefined : parts[found[1]]
    // The pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{part ? part(found[2] ?? '') : found[0]}</Fragment>
  })
}
