import { edited, newText } from '../caldav-edits.ts'
import { addThing, note, type SoakWorld } from './soak-world.ts'
import type { SoakPerson } from './soak-people.ts'

/** What people and their programs do at the calendar server, and how often compared to the others. */
const weights = {
  create: 5,
  edit: 8,
  remove: 2,
  remove_many: 0.3,
  forget: 0.5,
  behave: 0.5,
  hide: 0.3,
} as const

/** One change by one person; false where there was nothing to do it to. */
export function changeCalendarServer(world: SoakWorld, person: SoakPerson): boolean {
  const { chance, simulators, first_day, days } = world
  const user = person.account
  const calendar = chance.pick(['own', 'own', 'family']) ?? 'own'
  const objects = simulators.caldav.scene.world.accounts.get(user)?.calendars.get(calendar)?.objects
  const [object, stored] = chance.pick([...(objects ?? [])]) ?? []
  const change = ({ about = user, ...changed }: Record<string, unknown> & { readonly about?: string }) => {
    note(world, 'caldav', about, JSON.stringify(changed).slice(0, 300))
    simulators.caldav.change({ user, ...changed })
  }
  const act = chance.weighted(weights)
  if (act === 'create' || !object || !stored) {
    const { name } = addThing(world, { kind: 'object', person })
    const day = first_day.add({ days: chance.below(days) }).toString()
    const text = newText(chance, { uid: name, title: `${name} new`, day })
    change({ op: 'put_object', about: name, calendar, object: `${name}ics`, text })
  } else if (act === 'edit') {
    const about = object.replace('ics', '')
    const text = edited(chance, stored.text, `${about} v${chance.below(1000)}`)
    change({ op: 'put_object', about, calendar, object, text })
  } else if (act === 'remove') {
    change({ op: 'delete_object', about: object.replace('ics', ''), calendar, object })
  } else if (act === 'remove_many') {
    const gone = [...(objects?.keys() ?? [])].slice(0, 8)
    for (const name of gone)
      change({ op: 'delete_object', about: name.replace('ics', ''), calendar, object: name })
  } else if (act === 'forget') change({ op: 'forget_tokens', calendar })
  else if (act === 'behave') {
    const [lists_changes, has_tag] = [chance.isHit(0.7), chance.isHit(0.7)]
    change({ op: 'behave', lists_changes, has_tag, hides_objects: false })
  } else {
    change({ op: 'forget_tokens', calendar })
    change({ op: 'behave', hides_objects: true })
  }
  return true
}
