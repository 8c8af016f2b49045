import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { screen_catalogues } from '@meridian/languages/screens'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const places = ['packages/contract/src', 'apps/server/src/features']
/** What only programs call, and what only the operator reads. */
const of_programs =
  /\.test\.ts$|features\/(dav|instance|assistant\/(mcp|acts))\/|single-sign-on\/|connection\/webhook\//
/** Sentences that a person's screen cannot bring about. */
const wire =
  /^[a-z]|cursor|window|timestamps|ISO 8601|Latitude|than the address|calendar of|date and time of|no option of the poll|to be written to one file|access token|token of its own/

const sentence_with_values = /(?<![\w}])`([A-Z][^`\n]*\$\{[^`\n]*\.)`/g
/** What no screen shows: prompts, descriptions, faults of ours, and what only programs bring about. */
const unseen =
  /Offered are|cannot become|must have an address|The window must|is gone|nothing between|invitees|nothing to undo|that the call names|^And |^The (mail stands|reader's)|calendar holds events|A UID|cannot be kept|^(Events text|You (summarise|draft))/

const patterns = [
  /new AppError\(\s*'\w+',\s*'(.+?)'[,)\n]/g,
  /badField\(\s*[^,()]+,\s*'(.+?)'[,)\n]/g,
  /\b(?:message|failed|done)(?::| =) '(.+?)'/g,
]

it('[WEB90] why the server refuses something is said in every language', async () => {
  const said = places.flatMap(sourcesIn).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return patterns.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([, sentence]) => sentence ?? []),
    )
  })
  const sentences = [...new Set(said)].filter((sentence) => !wire.test(sentence))
  expect(sentences.length).toBeGreaterThan(300)
  for (const language of Object.values(screen_catalogues)) {
    const { catalogue } = await language()
    expect(sentences.filter((sentence) => catalogue.find(sentence) === undefined)).toEqual([])
  }
})

it('[WEB90] so is why it refuses, where the sentence holds values', () => {
  const known = [
    ...textsIn('apps/web/src/platform/text/server-sentences.ts', /mark\(\s*'(.+?)',?\s*\)/g),
    ...textsIn('packages/languages/src/de/server.ts', /^ {2}'(.+?)':/gm),
  ]
  const said = places.flatMap(sourcesIn).flatMap((file) => textsIn(file, sentence_with_values))
  expect(said.length).toBeGreaterThan(60)
  const unknown = said.filter((sentence) => !unseen.test(sentence) && !known.some(likeness(sentence)))
  expect(unknown).toEqual([])
})

it('[WEB190] so is what an import says of the events of a file', async () => {
  const known = await Promise.all(
    Object.values(screen_catalogues).map(async (language) => {
      const { catalogue } = await language()
      return importTexts().filter((text) => catalogue.find(text) !== undefined)
    }),
  )
  const said = import_places.flatMap(sourcesIn).filter(isOfImport).flatMap(prosesIn)
  expect(said.length).toBeGreaterThan(45)
  for (const texts of known)
    expect(said.filter((prose) => !texts.some(partlyLike(prose)) && !unsaid.test(prose))).toEqual([])
})

it('[WEB90] a hint that quotes what a screen shows quotes it in the same language', async () => {
  for (const language of Object.values(screen_catalogues)) {
    const { catalogue } = await language()
    expect(catalogue.find('Shown as ‘No title provided’ if empty.')).toContain(
      catalogue.find('No title provided'),
    )
  }
})

const import_places = ['packages/icalendar/src', 'apps/server/src/features/meeting/ics']

function isOfImport(file: string): boolean {
  const name = basename(file)
  const isReader = file.replaceAll('\\', '/').includes('packages/icalendar/')
  if (isReader) return !/^write-|^zone-name|\.arbitrary\.ts$/.test(name)
  return /\.import\.ts$|^running-series\.rules|^calendar-file\.(service|worker|rules)\.ts$/.test(name)
}

/** Of a file that is written, or of no file: said in other places. */
const unsaid = /^(Meeting not found|Please sign in)\.$/

/** What a screen knows: whole sentences, and those with values. */
function importTexts(): string[] {
  const key = /^ {2}'(.+?)':/gm
  return ['calendar-file', 'server', 'refusals'].flatMap((name) =>
    textsIn(`packages/languages/src/de/${name}.ts`, key),
  )
}

/** The texts of the code that have several words: sentences, and the ends of them. */
function prosesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => /(?:\b[a-z]+[,;:]? ){2,}[a-z]/i.test(text.replaceAll(/\$\{[^}]*\}/g, 'x')))
}

/** Whether the text is in the template, with something in place of each value. */
function partlyLike(template: string): (sentence: string) => boolean {
  const pattern = new RegExp(literalsOf(template).join('.+?'))
  return (sentence) => pattern.test(sentence)
}

/** Whether a sentence is the template with something in place of each value. */
function likeness(template: string): (sentence: string) => boolean {
  const pattern = new RegExp(`^${literalsOf(template).join('.+?')}$`)
  return (sentence) => pattern.test(sentence)
}

function literalsOf(template: string): string[] {
  return template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replaceAll(/[.?()]/g, '\\$&'))
}

function textsIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(resolve(root, file), 'utf8').matchAll(pattern)].map(([, text = '']) => text)
}

function sourcesIn(place: string): string[] {
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, place, name))
    .filter((file) => file.endsWith('.ts') && !of_programs.test(file.replaceAll('\\', '/')))
}
