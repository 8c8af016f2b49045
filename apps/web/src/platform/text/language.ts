import { create } from 'zustand'
import { getSession, type Session, useSession } from '../session/session.ts'
import { dateFormat, setFormats } from './intl.ts'
import { english, formatTagOf, type Language, languageFor, languages } from './languages.ts'
import { setServerSentences } from './server-text.ts'
import { setCatalogue } from './text.ts'

/** What the interface is written in at present. */
export interface InterfaceLanguage {
  readonly code: string
  readonly direction: 'ltr' | 'rtl'
  /** IETF tag of dates and numbers; together with the code what everything on the screen was written by. */
  readonly tag: string
}

export const useLanguage = create<InterfaceLanguage>()(() => english)

/**
 * Speaks the language of the user, before sign-in that of the browser, and follows when it is changed.
 *
 * @returns when the texts are there, so that nothing is shown in a language before its own.
 */
export async function followLanguage(): Promise<void> {
  useSession.subscribe(({ user }, before) => {
    if (keyOf(user) !== keyOf(before.user)) following = loadLanguageOf(user)
  })
  await loadLanguageOf(getSession().user)
}

/** A number with a Latin unit, which a text from right to left would turn around: '7.42 °C', not 'C° 7.42'. */
export function keepLeftToRight(text: string): string {
  return useLanguage.getState().direction === 'rtl' ? `\u2066${text}\u2069` : text
}

/** When the texts of the language that was chosen last are there: what is said after a choice is said in it. */
export function languageReady(): Promise<void> {
  return following
}

let following = Promise.resolve()

/** What a new person is registered with, so that they go on in what they read now; nothing for English. */
export function browserLanguage(): { readonly language?: string; readonly time_format?: '24' } {
  const { code } = useLanguage.getState()
  if (!languages.some((known) => known.code === code && known !== english)) return {}
  const { hour12 } = dateFormat({ hour: 'numeric' }).resolvedOptions()
  return { language: code, ...(hour12 === false && { time_format: '24' as const }) }
}

type Reader = Session['user']

/** The newest wish; an earlier one whose texts come later is no longer heeded. */
let latest_request = 0

async function loadLanguageOf(reader: Reader): Promise<void> {
  const turn = ++latest_request
  const wanted = languageFor(reader ? [reader.language] : navigator.languages, pseudoLanguage())
  const { language, catalogue } = await fetched(wanted)
  if (turn !== latest_request) return
  const tag = formatTagOf(language, { region: reader?.region ?? null, country: reader?.country ?? null })
  setCatalogue(catalogue)
  setFormats(tag, tag === english.tag && language === english && !reader?.region)
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
  useLanguage.setState({ code: language.code, direction: language.direction, tag })
}

/** Without a connection texts that were never fetched cannot be shown; the interface works in English then. */
async function fetched(language: Language) {
  try {
    if (!language.fetch) return { language, catalogue: null }
    const [{ catalogue }, { server_sentences }] = await Promise.all([
      language.fetch(),
      import('./server-sentences.ts'),
    ])
    setServerSentences(server_sentences)
    return { language, catalogue }
  } catch {
    return { language: english, catalogue: null }
  }
}

function keyOf(reader: Reader): string {
  return [reader?.language, reader?.region, reader?.country].join(' ')
}

function pseudoLanguage(): string | null {
  try {
    return localStorage.getItem('pseudo_language')
  } catch {
    return null
  }
}
