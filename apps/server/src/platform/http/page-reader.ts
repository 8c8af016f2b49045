import type { LanguageCode } from '@meridian/languages'
import { findLanguage, textsIn } from '../texts/texts.ts'
import { type TimePreferences, usualClock } from '../format-time.ts'

/** The language and time format of the page's reader. */
export interface PageReader extends TimePreferences {
  readonly language: LanguageCode
}

export interface AccountPreferences {
  readonly language: string
  readonly time_format: '12' | '24'
}

/**
 * The settings of a reader with an account, else what the browser requests; English where it supports
 * neither.
 */
export function readerOf(acceptLanguage: string | undefined, own: AccountPreferences | null): PageReader {
  const wanted = tagsIn(acceptLanguage ?? '')
  const tag = own ? own.language : (wanted.find((one) => findLanguage(one) !== undefined) ?? 'en')
  const language = findLanguage(tag) ?? 'en'
  // Days and hours are written as in the country, where the browser names one that speaks the language.
  const locale =
    wanted.find((one) => findLanguage(one) === language && one.includes('-')) ?? textsIn(language).locale
  return { language, locale, time_format: own?.time_format ?? usualClock(locale) }
}

/** The reader of a page in a language of its own, else in that of the browser; days and hours are as in the browser's country. */
export function guestReader(language: string | null, acceptLanguage: string | undefined): PageReader {
  return readerOf(language === null ? acceptLanguage : `${language},${acceptLanguage ?? ''}`, null)
}

const tags_max = 20

/** Best first (RFC 9110 §12.5.4); only tags of a language and perhaps a country. */
function tagsIn(header: string): string[] {
  const said = header.split(',', tags_max).flatMap((part) => {
    const [, language = '', region, weight = '1'] =
      /^\s*([a-z]{2,3})(?:-([a-z]{2}))?\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?$/i.exec(part) ?? []
    if (language === '' || Number(weight) === 0) return []
    const tag =
      region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`
    return [{ tag, weight: Number(weight) }]
  })
  return said.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
