import { splitWords } from '../../platform/text/plain-words.ts'

/** One of many choices, as a person looks for it. */
export interface SearchOption {
  readonly id: string
  readonly label: string
  /** Muted words after the label; searched as well. */
  readonly hint?: string
  /** The language of the label where it is not that of the page. */
  readonly lang?: string
  /** Set apart from the options before it. */
  readonly startsGroup?: boolean
}

/** Options one of whose words begins with each word of the query; those whose label begins with it lead. */
export function searchOptions<One extends SearchOption>(
  options: readonly One[],
  query: string,
): readonly One[] {
  const wanted = splitWords(query)
  if (wanted.length === 0) return options
  const found = options.filter(({ label, hint = '' }) => {
    const words = splitWords(`${label} ${hint}`)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
  const leads = ({ label }: One) => splitWords(label).join(' ').startsWith(wanted.join(' '))
  return [...found.filter(leads), ...found.filter((option) => !leads(option))]
}
