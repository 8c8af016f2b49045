/**
 * Learns of made-up mails by what a mail is told that asks for a time to meet, and which of its times are those of the
 * meeting, and writes the tables to packages/text/src/wish/learned.
 * Usage: node scripts/train-wishes.ts [--check]
 *
 * Learns of mails with marked times and of the sets of wishes that are not held out (wish-lessons.ts). With --check
 * it writes nothing and prints how tables do that are learned without the mails they are tried on.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceOfAny, chanceOfAsking, type CueTable, time_roles, weigh } from '@meridian/text'
import { learnAny, learnClasses } from './learn-cues.ts'
import { root } from './run.ts'
import { sourceOfTable } from './table-source.ts'
import {
  allLessons,
  digest_file,
  digestOf,
  markedLessons,
  wholeLessons,
  type WishLesson,
} from './wish-lessons.ts'

const asks_pace = { rounds: 20, rate: 0.1, pull: 3e-4, most: 16_000 }
const roles_pace = { rounds: 20, rate: 0.03, pull: 5e-3, most: 36_000 }

const folds = 5
/** Mails that stand beside each other may be alike. */
const run_of_mails = 25

if (process.argv.includes('--check')) check()
else train()

function learnAsks(lessons: readonly WishLesson[]): CueTable {
  // Phrases that teach times alone have no groups.
  return learnAny(
    lessons.filter(({ groups, times }) => groups.length > 0 || times.length === 0),
    asks_pace,
  )
}

function learnRoles(lessons: readonly WishLesson[]): CueTable {
  return learnClasses(timesOf(lessons), time_roles.length, roles_pace)
}

/** Those of each lesson once: how much a time counts is told by its weight. */
function timesOf(lessons: readonly WishLesson[]) {
  return [...new Set(lessons)].flatMap(({ times }) => times)
}

function train(): void {
  const lessons = allLessons()
  write('asks', learnAsks(lessons))
  write('roles', learnRoles(lessons))
  writeFileSync(digest_file, `${digestOf(lessons)}\n`)
}

function write(name: string, table: CueTable): void {
  const source = sourceOfTable(`${name}_table`, table, {
    from: './cue-table.ts',
    by: 'scripts/train-wishes.ts',
  })
  writeFileSync(join(root, `packages/text/src/wish/learned/${name}-table.ts`), source)
  console.log(`${name}: ${table.keys.length} cues, ${(source.length / 1024).toFixed(0)} KB`)
}

/** Every mail is tried by tables that neither it nor its neighbours have taught. */
function check(): void {
  const [marked, whole] = [markedLessons(), wholeLessons()]
  const tried = Array.from({ length: folds }, (_, fold) => {
    const isTried = (_: WishLesson, at: number) => Math.floor(at / run_of_mails) % folds === fold
    const lessons = [...marked.filter((one, at) => !isTried(one, at)), ...whole]
    const [asks, roles] = [learnAsks(lessons), learnRoles(lessons)]
    return marked.filter(isTried).map((lesson) => ({
      lesson,
      likelihood: chanceOfAny(lesson.groups.map((cues) => chanceOfAsking(cues, asks))),
      roles: lesson.times.map(({ cues }) => bestOf(weigh(cues, roles))),
    }))
  }).flat()
  const asking = tried.filter(({ lesson }) => lesson.isAny)
  const others = tried.filter(({ lesson }) => !lesson.isAny)
  console.log(`${tried.length} mails, ${asking.length} ask`)
  console.log(
    `grammar     found ${share(asking, ({ lesson }) => lesson.isFound)}, others taken for one ${share(others, ({ lesson }) => lesson.isFound)}`,
  )
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    console.log(
      `from ${least}    found ${share(asking, ({ likelihood }) => likelihood >= least)}, others taken for one ${share(others, ({ likelihood }) => likelihood >= least)}`,
    )
  const times = tried.flatMap(({ lesson, roles }) =>
    lesson.times.map((time, at) => ({ time, role: roles[at] })),
  )
  console.log(
    `${times.length} times: grammar right ${share(times, ({ time }) => time.read === time.label)}, learned ${share(times, ({ time, role }) => role === time.label)}`,
  )
}

function bestOf(sums: readonly number[]): number {
  return sums.indexOf(Math.max(...sums))
}

function share<One>(all: readonly One[], is: (one: One) => boolean): string {
  return `${((100 * all.filter(is).length) / all.length).toFixed(1)} %`
}
