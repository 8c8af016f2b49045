import { z } from 'zod'
import { mailboxOf } from '../../../simulators/src/google/gmail/mail-world.ts'
import type { SoakPerson } from './soak-people.ts'
import { type MailThing, note, type SoakWorld } from './soak-world.ts'

/** What happens to people's mail at Google, and how often compared to the others. */
const weights = {
  arrive: 10,
  arrive_answer: 2,
  arrive_from_colleague: 1,
  send: 1,
  read: 4,
  star: 2,
  archive: 3,
  label: 2,
  trash: 2,
  bring_back: 1,
  delete: 1,
  call_spam: 0.5,
  touch: 0.5,
  remove_label: 0.1,
  expire_history: 0.3,
} as const

/** One change to the mail of one person; false where there was nothing to do it to. */
export function changeMail(world: SoakWorld, person: SoakPerson): boolean {
  return changes[world.chance.weighted(weights)](world, person)
}

type MailChange = (world: SoakWorld, person: SoakPerson) => boolean

const changes: Readonly<Record<keyof typeof weights, MailChange>> = {
  arrive: (world, person) => deliver(world, person, {}),
  arrive_answer: (world, person) => {
    const answered = one(world, person)
    const message = answered && messageOf(world, answered)
    const id = message && /^Message-ID: *(<[^>]+>)/im.exec(message.raw.toString('latin1'))?.[1]
    return id !== undefined && deliver(world, person, { answers: [id] })
  },
  arrive_from_colleague: (world, person) => {
    const others = world.people.filter((other) => other !== person && other.providers.includes('google'))
    const colleague = world.chance.pick(others)
    if (!colleague) return false
    return deliver(world, person, { from: `${colleague.account.split('@')[0]} <${colleague.account}>` })
  },
  send: (world, person) => {
    const name = nextName(world)
    const mail = { to: 'somebody@outside.example', subject: `${name} sent by hand`, text: `${name} by hand` }
    apply(world, name, { op: 'send_mail', account: person.account, ...mail })
    return true
  },
  read: relabel((world) => swap(world, 'UNREAD')),
  star: relabel((world) => swap(world, 'STARRED')),
  archive: relabel((world) => swap(world, 'INBOX')),
  label: (world, person) => {
    const { labels } = mailboxOf(world.simulators.google.scene.world.mail, person.account)
    const own = [...labels.values()].filter(({ type }) => type === 'user').map(({ name }) => name)
    if (own.length < 3) {
      const name = `Pile ${own.length} ${world.chance.below(1000)}`
      apply(world, person.account, { op: 'add_mail_label', account: person.account, name })
      return true
    }
    const label = world.chance.pick(own) ?? ''
    return relabel(() => swap(world, label))(world, person)
  },
  trash: onOne((world, thing) => {
    apply(world, thing.name, { op: 'trash_mail', account: thing.person.account, message_ids: [thing.id] })
  }),
  bring_back: relabel(() => ({ add: ['INBOX'], remove: ['TRASH', 'SPAM'] })),
  delete: onOne((world, thing) => {
    apply(world, thing.name, { op: 'delete_mail', account: thing.person.account, message_ids: [thing.id] })
    thing.state = 'gone'
  }),
  call_spam: relabel(() => ({ add: ['SPAM'], remove: ['INBOX'] })),
  touch: onOne((world, thing) => {
    apply(world, thing.name, { op: 'touch_mail', account: thing.person.account, message_ids: [thing.id] })
  }),
  remove_label: (world, person) => {
    const { labels } = mailboxOf(world.simulators.google.scene.world.mail, person.account)
    const own = [...labels.values()].filter(({ type }) => type === 'user')
    const label = world.chance.pick(own)
    if (label)
      apply(world, person.account, { op: 'remove_mail_label', account: person.account, label: label.id })
    return label !== undefined
  },
  expire_history: (world, person) => {
    apply(world, person.account, { op: 'expire_mail_history', account: person.account })
    return true
  },
}

interface Label {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Adds a label as often as it is taken away. */
function swap({ chance }: SoakWorld, label: string): Label {
  return chance.isHit(0.5) ? { add: [label] } : { remove: [label] }
}

function relabel(choose: (world: SoakWorld) => Label): MailChange {
  return onOne((world, thing) => {
    const change = { op: 'label_mail', account: thing.person.account, message_ids: [thing.id] }
    apply(world, thing.name, { ...change, ...choose(world) })
  })
}

/** Whatever was wished for this mail in the product may be overruled by that. */
function onOne(act: (world: SoakWorld, thing: MailThing) => void): MailChange {
  return (world, person) => {
    const thing = one(world, person)
    if (!thing) return false
    act(world, thing)
    thing.wishes.clear()
    return true
  }
}

function one({ mails, chance }: SoakWorld, person: SoakPerson): MailThing | undefined {
  return chance.pick(mails.filter((mail) => mail.person === person && mail.state === 'there'))
}

function messageOf({ simulators }: SoakWorld, { person, id }: MailThing) {
  return mailboxOf(simulators.google.scene.world.mail, person.account).messages.get(id)
}

function deliver(
  world: SoakWorld,
  person: SoakPerson,
  { from, answers = [] }: { readonly from?: string; readonly answers?: readonly string[] },
): boolean {
  const { chance } = world
  const name = nextName(world)
  const subject = `${name} ${chance.pick(['Harbour', 'Offer', 'Grüße', '打ち合わせ', 'Shall we meet?'])}`
  const words = `${name} Hello,\n\n${chance.pick(texts)}\n\nBest regards,\nSomebody`
  const text = chance.isHit(0.3) ? { text: words, html: `<p>${words}</p>` } : { text: words }
  const sender = from ?? `Writer ${chance.below(20)} <writer-${chance.below(20)}@outside.example>`
  const mail = { op: 'deliver_mail', account: person.account, from: sender, subject, answers, ...text }
  const { id } = z.object({ id: z.string() }).parse(apply(world, name, mail))
  world.mails.push({ name, person, id, state: 'there', wishes: new Map() })
  return true
}

const texts = [
  'Please send the plan by Friday.',
  'Could we meet next week to talk about the quay?',
  'Thank you for the flowers.\n\n> Did they arrive?',
  'Die Rechnung liegt bei. Bitte bis zum 30. November bezahlen.',
]

function nextName(world: SoakWorld): string {
  world.names.mails += 1
  return `M${world.names.mails}.`
}

function apply(world: SoakWorld, name: string, change: Record<string, unknown>): unknown {
  note(world, 'mail', name, JSON.stringify(change))
  return world.simulators.google.change(change)
}
