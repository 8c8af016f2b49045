// Whether everything a reader sees goes through the catalogues, and whether each catalogue is whole.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root as checkout } from './run.ts'
import { listSources } from './sources.ts'
import { readCatalogue, readSaid, readStrings, readTexts, type UsedText, type Written } from './texts.ts'

const web = 'apps/web/src'
/** Each folder is a language. */
const languages = 'packages/languages/src'
/** The file of mails and guests' pages in the folder of a language; all its others are of the interface. */
const mail_file = 'mails.ts'

/** Words of a kind that is looked up at run time, so no source names them: places, and abbreviations of zones. */
const contexts_of_data = new Set(['place', 'zone'])

/** Files with words that the program reads, or that are the same in every language. */
const not_shown = [
  /\.(test|arbitrary|sample|reference)\.tsx?$/,
  /^apps\/web\/src\/platform\/text\//,
  /\/(zone-names|popular-zones)\.ts$/,
  /\/globe-cities\.ts$/,
  /\/settings\/profile\/languages\.ts$/,
  /\/palette\/sentence\//,
]

/** What is wrong with the texts below `root`, one sentence each. */
export function checkTexts(root: string): string[] {
  const read = listSources(root, web).map((file) => ({
    file,
    ...readTexts(file, readFileSync(join(root, file), 'utf8')),
  }))
  const bare = read
    .filter(({ file }) => !not_shown.some((pattern) => pattern.test(file)))
    .flatMap(({ file, bare }) =>
      bare.map(({ text, line }) => `${file}:${line}: ‘${text}’ goes through no catalogue.`),
    )
  const early = read.flatMap(({ file, early }) =>
    early.map(
      (line) => `${file}:${line}: is translated while the file loads; the language may be unknown then.`,
    ),
  )
  const used = read
    .filter(({ file }) => !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, used }) => used.map((text) => ({ ...text, file })))
  const server = serverTexts(root)
  return [
    ...bare,
    ...early,
    ...misspelt(used),
    ...readLanguages(root, (file) => file !== mail_file).flatMap((language) =>
      compare(`${languages}/${language.code}`, language, used, server),
    ),
    ...checkMailTexts(root),
  ]
}

/** What is wrong with the texts of mails and guests' pages. */
function checkMailTexts(root: string): string[] {
  const used = listSources(root, 'apps/server/src')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readTexts(file, readFileSync(join(root, file), 'utf8')).used.map((text) => ({ ...text, file })),
    )
  const no_calls = { said: new Set<string>(), all: new Set<string>() }
  return readLanguages(root, (file) => file === mail_file).flatMap((language) =>
    compare(`${languages}/${language.code}/${mail_file}`, language, used, no_calls),
  )
}

/** The specification writes email, and so do all English texts. */
function misspelt(used: readonly (UsedText & { readonly file: string })[]): string[] {
  return used
    .filter(({ key }) => /\be-mail/i.test(key))
    .map(({ file, line, key }) => `${file}:${line}: ‘${key}’ writes e-mail, other texts write email.`)
}

interface ServerTexts {
  /** What calls say, which every language says too. */
  readonly said: ReadonlySet<string>
  /** All it can say. */
  readonly all: ReadonlySet<string>
}

function serverTexts(root: string): ServerTexts {
  const said = new Set<string>()
  const all = new Set<string>()
  const folders = ['packages/contract/src', 'packages/providers/src', 'apps/server/src']
  const files = folders.flatMap((folder) => listSources(root, folder))
  for (const file of files.filter((one) => !one.endsWith('.test.ts'))) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const text of readSaid(file, code)) said.add(text)
    for (const text of readStrings(file, code)) all.add(text)
  }
  return { said, all }
}

interface Language {
  readonly code: string
  readonly entries: readonly (readonly [key: string, text: Written])[]
}

/** The languages with the entries of those of their files that `isRead` chooses by name. */
function readLanguages(root: string, isRead: (file: string) => boolean): Language[] {
  return readdirSync(join(root, languages), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: code }) => ({
      code,
      entries: listSources(root, `${languages}/${code}`)
        .filter((file) => isRead(basename(file)))
        .flatMap((file) => readCatalogue(file, readFileSync(join(root, file), 'utf8'))),
    }))
}

function compare(
  where: string,
  { code, entries }: Language,
  used: readonly (UsedText & { readonly file: string })[],
  server: ServerTexts,
): string[] {
  const keys = new Set([...used.map(({ key }) => key), ...server.said])
  const plurals = new Set(used.filter(({ isPlural }) => isPlural).map(({ key }) => key))
  const there = new Set(entries.map(([key]) => key))
  const missing = [...keys].filter((key) => !there.has(key)).map((key) => `${where}: ‘${key}’ is missing.`)
  const wrong = entries.flatMap(([key, text], index) => {
    if (entries.findIndex(([other]) => other === key) !== index) return [`${where}: ‘${key}’ is there twice.`]
    const isOfData = contexts_of_data.has(key.split('|', 1).join())
    if (!keys.has(key) && !server.all.has(key) && !isOfData) return [`${where}: no code says ‘${key}’.`]
    const problems = [...formProblems(code, key, text, plurals.has(key)), ...wordProblems(code, text)]
    return problems.map((problem) => `${where}: ‘${key}’ ${problem}`)
  })
  return [...missing, ...wrong]
}

/** One word for one thing. */
function wordProblems(code: string, text: Written): string[] {
  const forms = typeof text === 'string' ? [text] : [...text.values()]
  return code === 'de' && forms.some((form) => /(?<![-\p{L}])Mails?(?![-\p{L}])/u.test(form))
    ? ['writes Mail, other German texts write E-Mail.']
    : []
}

function formProblems(code: string, key: string, text: Written, isPlural: boolean): string[] {
  if (typeof text === 'string') {
    if (isPlural) return ['needs a form for each plural category.']
    return holesOf(text) === holesOf(key) ? [] : ['and its translation have other placeholders or tags.']
  }
  if (!isPlural) return ['is one text.']
  return new Intl.PluralRules(code).resolvedOptions().pluralCategories.flatMap((category) => {
    const form = text.get(category)
    if (form === undefined) return [`has no form ‘${category}’.`]
    // 'One guest' need not show its number.
    const isAlike = holesOf(form, '{count}') === holesOf(key, '{count}')
    return isAlike ? [] : [`has other placeholders in its form ‘${category}’.`]
  })
}

/** The placeholders and tags of a text, each once and in one order. */
function holesOf(text: string, without?: string): string {
  const holes = text.match(/\{\w+\}|<\/?\w+>/g) ?? []
  return [...new Set(holes)]
    .filter((hole) => hole !== without)
    .toSorted()
    .join(' ')
}

if (import.meta.main) {
  const problems = checkTexts(checkout)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
