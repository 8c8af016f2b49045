import {
  deleteMail,
  type ListedMail,
  listMails,
  listOutgoing,
  restoreMail,
  sendAgain,
  sendReply,
  undoSend,
  updateMail,
} from '@meridian/contract'
import type { HttpPerson } from '../http-person.ts'
import type { Crowd } from './live.ts'
import type { SoakServers } from './soak-servers.ts'
import { type MailFlag, type MailThing, note, type Reply, type SoakWorld } from './soak-world.ts'

const weights = { read: 3, star: 2, archive: 2, trash: 2, reply: 5, send_again: 1 } as const

/** How often a person uses the mail screens, for each change. */
const odds = 0.3

/** A person reads mail in the product and changes or answers one; the server may be down. */
export async function useMail(world: SoakWorld, servers: SoakServers, crowd: Crowd): Promise<void> {
  if (!world.chance.isHit(odds)) return
  const person = world.chance.pick([...crowd.keys()].filter(({ providers }) => providers.includes('google')))
  const user = person && crowd.get(person)
  if (!user) return
  const action = world.chance.weighted(weights)
  const place = world.chance.next()
  try {
    await actions[action](world, servers.at(user), place)
  } catch (problem) {
    note(world, 'mail', person.account, `${action} in the product failed: ${String(problem)}`)
  }
}

/** Retries the unsent mails, whatever their state. */
export async function sendAgainAll(person: HttpPerson): Promise<void> {
  for (const { outgoing_mail_id, problem } of await person.call(listOutgoing, {})) {
    if (problem === null) continue
    await person.call(sendAgain, { params: { outgoing_mail_id } }).catch(ignoreTooLate)
  }
}

/** The reply is on its way, or was sent or given up since it was listed, or the person has asked often and asks later. */
function ignoreTooLate(problem: unknown): void {
  if (!/on its way already|Reply not found|Too many tries/.test(String(problem))) throw problem
}

type Action = (world: SoakWorld, person: HttpPerson, place: number) => Promise<void>

const actions: Readonly<Record<keyof typeof weights, Action>> = {
  read: toggle('is_read'),
  star: toggle('is_starred'),
  archive: toggle('is_archived'),
  trash: async (world, person, place) => {
    const mail_view = place < 0.3 ? 'deleted' : 'all'
    const mail = await aMail(person, place, mail_view)
    if (!mail) return
    const params = { mail_id: mail.mail_id }
    await wishing(world, mail, 'is_deleted', !mail.is_deleted, () =>
      mail.is_deleted ? person.call(restoreMail, { params }) : person.call(deleteMail, { params }),
    )
  },
  reply: async (world, person, place) => {
    const mail = await aMail(person, place)
    if (!mail) return
    world.names.replies += 1
    const known: Reply = {
      name: `R${world.names.replies}.`,
      account: accountOf(world, person),
      state: 'maybe',
    }
    world.replies.push(known)
    // Replying marks the mail as read.
    thingOf(world, mail)?.wishes.delete('is_read')
    const body = {
      mail_subject: `${known.name} Re: ${mail.mail_subject}`,
      mail_body: `${known.name} I agree.`,
    }
    note(world, 'mail', known.name, `answers ${mail.mail_subject}`)
    await person.call(sendReply, { params: { mail_id: mail.mail_id }, body })
    known.state = 'sent'
    if (place > 0.2) return
    // From here on the state is unknown, until the server has answered.
    known.state = 'maybe'
    await person.call(undoSend, { params: { mail_id: mail.mail_id } })
    known.state = 'taken back'
    note(world, 'mail', known.name, 'is taken back')
  },
  send_again: (_, person) => sendAgainAll(person),
}

function toggle(flag: 'is_read' | 'is_starred' | 'is_archived'): Action {
  return async (world, person, place) => {
    const mail = await aMail(person, place)
    if (!mail) return
    const { mail_id } = mail
    await wishing(world, mail, flag, !mail[flag], () =>
      person.call(updateMail, { params: { mail_id }, body: { [flag]: !mail[flag] } }),
    )
  }
}

/** What was asked for and answered has to come true, unless something else happens to the mail later. */
async function wishing(
  world: SoakWorld,
  mail: ListedMail,
  flag: MailFlag,
  value: boolean,
  ask: () => Promise<unknown>,
): Promise<void> {
  const thing = thingOf(world, mail)
  note(world, 'mail', thing?.name ?? mail.mail_subject, `is to be ${flag} ${value}`)
  // Moving to the trash and back decides a mail's folder, over any earlier change.
  if (flag === 'is_deleted') thing?.wishes.delete('is_archived')
  thing?.wishes.delete(flag)
  await ask()
  thing?.wishes.set(flag, value)
}

async function aMail(
  person: HttpPerson,
  place: number,
  mail_view: 'all' | 'deleted' = 'all',
): Promise<ListedMail | undefined> {
  const mails = await person.call(listMails, { query: { limit: 20, mail_view } })
  return mails[Math.floor(place * mails.length)]
}

function thingOf({ mails }: SoakWorld, { mail_subject }: ListedMail): MailThing | undefined {
  const name = /^M\d+\./.exec(mail_subject)?.[0]
  return mails.find((mail) => mail.name === name)
}

/** At Google. */
function accountOf({ people }: SoakWorld, { user }: HttpPerson): string {
  const number = Number(user.last_name)
  return people.find((person) => person.number === number)?.account ?? ''
}
