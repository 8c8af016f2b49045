import { fileURLToPath } from 'node:url'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { startDavInstance } from './dav-instance.ts'
import { runProgram } from './run-program.ts'

const script = fileURLToPath(new URL('./caldav-library.py', import.meta.url))

/** The caldav library searches, writes, changes and deletes events, and asks for changes and taken time. */
export async function runCaldavLibrary(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const { path: home } = resources.use(temporaryFolder())
  const { address, anAccount } = await startDavInstance(resources)
  const account = await anAccount('Library')
  const folder = davFolder(account.calendar, account)
  const lunch = ['DTSTART:20270105T110000Z', 'DTEND:20270105T120000Z', 'RRULE:FREQ=WEEKLY;COUNT=3']
  const walk = ['DTSTART:20270301T110000Z', 'DTEND:20270301T120000Z', 'CATEGORIES:Outside']
  await folder.put(`${folder.url}one.ics`, anEvent('one@example.com', ...lunch, 'SUMMARY:Lunch'))
  await folder.put(`${folder.url}two.ics`, anEvent('two@example.com', ...walk, 'SUMMARY:Walk'))
  const { user, password } = account
  const times = ['DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z', 'SUMMARY:By a script']
  const event = anEvent('own@example.com', ...times)
  const env = { ACCOUNT: JSON.stringify({ address: `${address}/dav/`, user, password, event }) }
  const { output } = await runProgram(['/usr/bin/python3', script], { home, env })
  const said = output.split('\n').filter((line) => line.startsWith('STEP '))
  const lunches = ['20270105T110000Z/20270105T120000Z', '20270112T110000Z/20270112T120000Z']
  const expected = {
    all: ['By a script', 'Lunch', 'Walk'],
    week: ['By a script', 'Lunch'],
    dates: ['By a script', 'Lunch', 'Lunch'],
    title: ['Lunch'],
    category: ['Walk'],
    renamed: ['Renamed by a script'],
    deleted: ['Lunch', 'Walk'],
    changes: ['1'],
    busy: lunches.map((period) => `FREEBUSY;FBTYPE=BUSY:${period}`),
  }
  return Object.entries(expected).flatMap(([step, titles], place) =>
    said[place] === undefined ? [`${step}: ${output.slice(-2000)}`] : same(said[place], { step, titles }),
  )
}

function same(line: string, wanted: { readonly step: string; readonly titles: readonly string[] }): string[] {
  const told: unknown = JSON.parse(line.slice('STEP '.length))
  return JSON.stringify(told) === JSON.stringify(wanted)
    ? []
    : [`${JSON.stringify(told)} instead of ${JSON.stringify(wanted)}`]
}
