import { findText, takeNumber, takeText } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import type { Scene } from '../kit/provider.ts'
import { seedCalendar } from './calendar/seed/seed-calendar.ts'
import { seedMailbox } from './gmail/seed/seed-mailbox.ts'
import { addAccount, type GoogleWorld } from './world.ts'

const crowd_zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Auckland',
]

/** Worlds to begin with, by name. */
export const googleScripts: Readonly<Record<string, (scene: Scene<GoogleWorld>, options: Json) => unknown>> =
  {
    /** Two accounts in which nothing has happened yet. */
    empty: ({ world }) => {
      addAccount(world, 'ada@example.com', 'Ada Example')
      addAccount(world, 'bo@example.org', 'Bo Sample')
    },
    /** `{script, account, name?, time_zone?}`: weeks of meetings around now, for an account that is there or made. */
    calendar: (scene, options) => {
      const email = takeText(options, 'account')
      const name = findText(options, 'name') ?? email
      addAccount(scene.world, email, name, findText(options, 'time_zone'))
      seedCalendar(scene, email)
    },
    /** `{script, count}`: so many people, each with weeks of meetings in a zone of theirs; answers their addresses. */
    crowd: (scene, options) =>
      Array.from({ length: takeNumber(options, 'count') }, (_, index) => {
        const email = `person-${index + 1}@example.com`
        addAccount(scene.world, email, `Person ${index + 1}`, crowd_zones[index % crowd_zones.length])
        seedCalendar(scene, email)
        return email
      }),
    /** `{script, account}`: two months of mail that end now, for an account that is there. */
    mailbox: ({ world, clock }, options) => {
      const email = takeText(options, 'account')
      seedMailbox(world.mail, addAccount(world, email, email), clock.now())
    },
  }
