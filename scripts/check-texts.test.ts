import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkTexts } from './check-texts.ts'

const screen = 'apps/web/src/features/meeting/a-screen.tsx'
const greeting = "t('Hello {name}', { name })"

describe('[WEB94]', () => {
  it.each([
    ['words between tags', '<p>Delete meeting</p>', 'Delete meeting'],
    ['an attribute that is read or shown', '<Button label="Delete" />', 'Delete'],
    ['one that a condition chooses', "<p title={isOver ? 'It is over' : other} />", 'It is over'],
    ['one word that a condition chooses', "<p>{isOne ? ' card' : other}</p>", ' card'],
    ['one word on a condition', "<p>{isOpen && 'open'}</p>", 'open'],
    ['a label in a table', "[{ id: 'a', label: 'Delete' }]", 'Delete'],
    ['a sentence anywhere', "sayDone('Link copied to clipboard.')", 'Link copied to clipboard.'],
    ['one with values', '`Moved to ${day}`', 'Moved to {}'],
  ])('finds %s', (_, code, text) => {
    expect(check(code, {})).toEqual([`${screen}:1: ‘${text}’ goes through no catalogue.`])
  })

  it.each([
    '<p className="flex items-center md:gap-2" id="a b">{t(\'Save\')}</p>',
    '<Meridian name="Meridian">Meridian</Meridian> && t(\'Save\')',
    "if (key === 'Page Down') throw new Error(`No ${name} at all`), t('Save')",
    "cx('block truncate', isOpen && 'text muted') || { id: 'some id', label: t('Save') }",
  ])('is content with %s', (code) => {
    expect(check(code, { Save: 'Speichern' })).toEqual([])
  })
})

describe('[WEB95]', () => {
  it('finds a text without a translation, one that no code says, and one that is there twice', () => {
    expect(check(greeting, {})).toEqual([`${where} ‘Hello {name}’ is missing.`])
    expect(check("t('Save')", { Save: 'Speichern', Load: 'Laden' })).toEqual([
      `${where} no code says ‘Load’.`,
    ])
    expect(check("t('Save')", { Save: 'Speichern' }, { Save: 'Sichern' })).toEqual([
      `${where} ‘Save’ is there twice.`,
    ])
  })

  it('knows what is said by a condition, a mark, a context, and the calls of the contract', () => {
    const texts = { One: 'Eins', Two: 'Zwei', 'verb|Open': 'Öffnen', 'Failed to save.': 'Nicht gespeichert.' }
    const code = "t(isOne ? 'One' : 'Two') + tAs('verb', 'Open')"
    expect(check(code, texts, {}, "says: { failed: 'Failed to save.' }")).toEqual([])
    expect(check("[mark('One')]", { One: 'Eins' }, {}, "says: { failed: 'Failed to save.' }")).toEqual([
      `${where} ‘Failed to save.’ is missing.`,
    ])
  })

  it('lets words of data stand that no source names', () => {
    expect(check("t('Save')", { Save: 'Speichern', 'place|Vienna': 'Wien' })).toEqual([])
  })
})

it('[WEB97] finds an English text that spells email with a hyphen', () => {
  expect(check("t('Your e-mail')", { 'Your e-mail': 'Ihre E-Mail' })).toEqual([
    `${screen}:1: ‘Your e-mail’ writes e-mail, other texts write email.`,
  ])
})

it('[WEB97] finds a German text that writes Mail, and no word that begins or ends with it', () => {
  expect(check("t('Your email')", { 'Your email': 'Ihre Mail' })).toEqual([
    `${where} ‘Your email’ writes Mail, other German texts write E-Mail.`,
  ])
  expect(check("t('Your email')", { 'Your email': 'E-Mails im Mailprogramm' })).toEqual([])
})

describe('[WEB96]', () => {
  it('finds placeholders and tags that differ', () => {
    expect(check(greeting, { 'Hello {name}': 'Hallo {nmae}' })).toEqual([
      `${where} ‘Hello {name}’ ${differs}`,
    ])
    expect(check("t('<b>Now</b>')", { '<b>Now</b>': 'Jetzt' })).toEqual([`${where} ‘<b>Now</b>’ ${differs}`])
    expect(check(greeting, { 'Hello {name}': '{name}, hallo' })).toEqual([])
  })

  it('wants a form for each plural category, each with the values of the English', () => {
    const code = "plural(count, { one: '{name} and one more', other: '{name} and {count} more' }, { name })"
    const key = '{name} and {count} more'
    const good = { one: '{name} und noch jemand', other: '{name} und {count} weitere' }
    expect(check(code, { [key]: good })).toEqual([])
    expect(check(code, { [key]: 'und mehr' })).toEqual([
      `${where} ‘${key}’ needs a form for each plural category.`,
    ])
    expect(check(code, { [key]: { one: good.one } })).toEqual([`${where} ‘${key}’ has no form ‘other’.`])
    expect(check(code, { [key]: { ...good, one: 'noch jemand' } })).toEqual([
      `${where} ‘${key}’ has other placeholders in its form ‘one’.`,
    ])
    expect(check("t('Save')", { Save: good })).toEqual([`${where} ‘Save’ is one text.`])
  })
})

it('[WEB100] finds what is translated while a file loads', () => {
  const early = `${screen}:1: is translated while the file loads; the language may be unknown then.`
  const texts = { One: 'Eins' }
  expect(checkModule("const title = t('One')", texts)).toEqual([early])
  expect(checkModule('const rows = tLabels([mark("One")])', texts)).toEqual([early])
  expect(
    checkModule("const title = () => t('One'); class Row { name() { return t('One') } }", texts),
  ).toEqual([])
})

it('[WEB99] holds the catalogue of mails and guests’ pages to the same', () => {
  using folder = temporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), content)
  }
  const mails = 'packages/languages/src/de/mails.ts'
  write('packages/languages/src/de/one.ts', 'export const one = {}')
  write('apps/server/src/features/invite/words.rules.ts', "const words = [t('When'), mark('By {name}')]")
  write(mails, "const mails = { 'By {name}': 'Von', Where: 'Wo' }")
  expect(checkTexts(folder.path)).toEqual([
    `${mails}: ‘When’ is missing.`,
    `${mails}: ‘By {name}’ ${differs}`,
    `${mails}: no code says ‘Where’.`,
  ])
})

const where = 'packages/languages/src/de:'
const differs = 'and its translation have other placeholders or tags.'

/** What is wrong with a repository of one screen that says such texts when it is shown, a German catalogue in one or two files, and one call. */
function check(code: string, texts: object, more: object = {}, call = ''): string[] {
  return checkModule(`function show() { ${code} }`, texts, more, call)
}

function checkModule(code: string, texts: object, more: object = {}, call = ''): string[] {
  using folder = temporaryFolder()
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), content)
  }
  write(screen, code)
  write('packages/languages/src/de/one.ts', `export const one = ${JSON.stringify(texts)}`)
  write('packages/languages/src/de/two.ts', `export const two = ${JSON.stringify(more)}`)
  write('packages/contract/src/meeting.ts', `export const call = { ${call} }`)
  write('apps/server/src/main.ts', '')
  return checkTexts(folder.path)
}
