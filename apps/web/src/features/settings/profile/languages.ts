import { formatTag, languageName } from '../../../platform/text/intl.ts'
import type { SearchOption } from '../../../ui/picker/option-search.ts'

/** Each with its own name and the English one, in the order of speakers. */
const languages: readonly (readonly [id: string, label: string, hint: string])[] = [
  ['en', 'English', ''],
  ['zh', '中文', 'Chinese'],
  ['hi', 'हिन्दी', 'Hindi'],
  ['es', 'Español', 'Spanish'],
  ['fr', 'Français', 'French'],
  ['ar', 'العربية', 'Arabic'],
  ['bn', 'বাংলা', 'Bengali'],
  ['ru', 'Русский', 'Russian'],
  ['pt', 'Português', 'Portuguese'],
  ['ur', 'اردو', 'Urdu'],
  ['id', 'Bahasa Indonesia', 'Indonesian'],
  ['de', 'Deutsch', 'German'],
  ['ja', '日本語', 'Japanese'],
  ['sw', 'Kiswahili', 'Swahili'],
  ['mr', 'मराठी', 'Marathi'],
  ['te', 'తెలుగు', 'Telugu'],
  ['tr', 'Türkçe', 'Turkish'],
  ['ta', 'தமிழ்', 'Tamil'],
  ['ko', '한국어', 'Korean'],
  ['vi', 'Tiếng Việt', 'Vietnamese'],
  ['it', 'Italiano', 'Italian'],
  ['gu', 'ગુજરાતી', 'Gujarati'],
  ['kn', 'ಕನ್ನಡ', 'Kannada'],
  ['or', 'ଓଡ଼ିଆ', 'Oriya'],
]

/** The 24 languages; another one that was chosen elsewhere stands for itself. */
export function languageOptions(chosen: string): readonly SearchOption[] {
  const known = languages.map(([id, label, english]) => ({ id, label, hint: hintOf(id, english), lang: id }))
  return known.some(({ id }) => id === chosen) ? known : [...known, { id: chosen, label: chosen }]
}

/** What the reader calls the language; nothing for their own. */
function hintOf(id: string, english: string): string {
  const tag = formatTag()
  if (tag.startsWith('en')) return english
  return tag.startsWith(id) ? '' : (languageName(id) ?? english)
}
