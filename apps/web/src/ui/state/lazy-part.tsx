import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react'
import { t } from '../../platform/text/text.ts'

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** The code of a part of the interface could not be fetched. */
export class MissingPart extends Error {
  /** The next time the part is shown, it is fetched anew. */
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super(undefined, { cause })
    this.forget = forget
  }
}

interface PartOptions {
  /**
   * What happens where it cannot be fetched: a `screen` throws MissingPart, which the boundary around it shows; for
   * something that was `asked` for a toast says so, and it opens later; what was `unasked` comes later without a word.
   */
  readonly kind?: 'screen' | 'asked' | 'unasked'
  /** For whom it is fetched when the page has nothing else to do; everybody unless told otherwise. */
  readonly roles?: readonly string[]
}

interface PartAhead extends PartOptions {
  readonly get: () => Promise<unknown>
}

/** Parts that can be fetched ahead. Code that comes may bring more of them. */
export const partsAhead: PartAhead[] = []

/** By the component that shows the part. */
const fetches = new Map<unknown, () => Promise<unknown>>()

let reportMissing: (sentence: string) => void = () => undefined

/** Toasts are no part of the first screen, so they are named when they are there. */
export function onPartMissing(say: (sentence: string) => void): void {
  reportMissing = say
}

/** As React's `lazy`, for code that may fail to come and is tried again then. */
export function lazyPart<Props extends object>(
  fetch: Fetch<Props>,
  { kind = 'asked', roles }: PartOptions = {},
): ComponentType<Props> {
  let fetched: Promise<ComponentType<Props> | MissingPart> | undefined
  const forget = () => {
    fetched = undefined
  }
  const get = () => {
    if (fetched) return fetched
    const coming = fetch().then(
      (part) => part.default,
      (problem: unknown) => new MissingPart(forget, problem),
    )
    // React waits for a promise without these fields even if the part was fetched ahead.
    void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }))
    fetched = coming
    return coming
  }
  partsAhead.push({ get, kind, roles })

  function Part(props: Props) {
    const [, setTries] = useState(0)
    const Content = use(get())
    if (!(Content instanceof MissingPart)) return createElement(Content, props)
    if (kind === 'screen') throw Content
    const retry = () => {
      forget()
      setTries((tries) => tries + 1)
    }
    return <Missing isAsked={kind === 'asked'} onRetry={retry} />
  }
  fetches.set(Part, get)
  return Part
}

/** Fetches the part that the element shows, if it is one. What fails is told where the part is shown. */
export async function loadAhead(element: ReactNode): Promise<void> {
  if (isValidElement(element)) await fetches.get(element.type)?.()
}

function Missing({ isAsked, onRetry }: { readonly isAsked: boolean; readonly onRetry: () => void }) {
  useEffect(() => {
    if (isAsked) reportMissing(missingWords())
    const retry = () => navigator.onLine && onRetry()
    for (const type of ['online', 'click']) addEventListener(type, retry)
    return () => {
      for (const type of ['online', 'click']) removeEventListener(type, retry)
    }
  })
  return null
}

function missingWords(): string {
  return navigator.onLine
    ? t('Something went wrong. Please try again.')
    : t("You're offline. This opens when you're back.")
}
