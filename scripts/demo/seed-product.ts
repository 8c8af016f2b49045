import {
  answerPoll,
  confirmAddress,
  createBookingPage,
  createLabel,
  createPoll,
  createTask,
  importMails,
  listBookingPages,
  listLabels,
  listPolls,
  listTasks,
  updateAvailability,
  updateMails,
  updateUser,
} from '@meridian/contract'
import { type HttpPerson, registerOverHttp, signInOverHttp } from '../../apps/server/test/http-person.ts'
import { demo_password, demo_people, type DemoPerson } from './people.ts'
import {
  type PersonKey,
  planned_labels,
  planned_meetings,
  planned_tasks,
  taskBody,
} from '../../apps/server/src/features/instance/sample/sample-plan.rules.ts'
import { formatSampleMails } from '../../apps/server/src/features/instance/sample/sample-mails.rules.ts'
import { makeMeeting } from './seed-meeting.ts'
import { type DemoLanguage, translateDemo } from './translate-demo.ts'

/** The day on which the demo begins, and what its people speak. */
export interface Scenery {
  readonly today: Temporal.PlainDate
  readonly language: DemoLanguage
}

export type Colleagues = Readonly<Record<PersonKey, HttpPerson>>

/** The product at this address, and the mails that it has sent. */
export interface Product {
  readonly address: string
  readonly takeMailTo: (address: string) => Promise<string>
}

/**
 * Fills the product through its own API with people who work together. What is there already, from a
 * try that was interrupted, is left as it is. Returns all people, signed in.
 */
export async function seedProduct(product: Product, { today, language }: Scenery): Promise<Colleagues> {
  const arrivals = Object.entries(translateDemo(demo_people, language)).map(async ([key, person]) => [
    key,
    await arrive(product, { ...person, profile: { ...person.profile, language } }),
  ])
  // The table lists all people.
  const people: Colleagues = Object.fromEntries(await Promise.all(arrivals))
  const labels = await makeLabels(people.mara, language)
  await makeTasks(people.mara, { today, language })
  for (const planned of translateDemo(planned_meetings, language))
    await makeMeeting({ people, labels, today }, planned)
  await makeBookingPages(people, language)
  await makePoll(people, { today, language })
  await makeMails(people.mara, language)
  return people
}

async function arrive({ address, takeMailTo }: Product, person: DemoPerson): Promise<HttpPerson> {
  const { first_name, last_name, primary_email, timezone, profile, hours } = person
  const credentials = { primary_email, password: demo_password }
  const known = await signInOverHttp(address, credentials).catch(() => null)
  if (known) return known
  await registerOverHttp(address, { first_name, last_name, timezone, ...credentials })
  const signedIn = await signInOverHttp(address, credentials)
  const token = /\/auth\/confirm#([\w-]+)/.exec(await takeMailTo(primary_email))?.[1] ?? ''
  await signedIn.call(confirmAddress, { body: { token } })
  await signedIn.call(updateUser, { body: profile })
  await signedIn.call(updateAvailability, { body: hours })
  return signedIn
}

/** Ids by title. */
async function makeLabels(person: HttpPerson, language: DemoLanguage): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { label_title, label_id } of await person.call(listLabels, {})) ids.set(label_title, label_id)
  for (const body of translateDemo(planned_labels, language)) {
    if (ids.has(body.label_title)) continue
    ids.set(body.label_title, (await person.call(createLabel, { body })).label_id)
  }
  return ids
}

async function makeTasks(person: HttpPerson, { today, language }: Scenery): Promise<void> {
  const known = new Set((await person.call(listTasks, {})).map(({ task_description }) => task_description))
  for (const task of translateDemo(planned_tasks, language)) {
    if (known.has(task.task_description)) continue
    await person.call(createTask, { body: taskBody(task, today) })
  }
}

/** The mails of a file, as she has connected no mailbox yet; the newest are unread. */
async function makeMails(person: HttpPerson, language: DemoLanguage): Promise<void> {
  const { full_name: name, primary_email: address } = person.user
  const file = formatSampleMails({ name, address, language }, new Date())
  const { mail_ids } = await person.call(importMails, { body: Buffer.from(file) })
  if (mail_ids.length > 0)
    await person.call(updateMails, { body: { mail_ids: mail_ids.slice(0, 2), change: { is_read: false } } })
}

/** One page of one person, and one of two colleagues in turn. */
async function makeBookingPages({ mara, jonas }: Colleagues, language: DemoLanguage): Promise<void> {
  const { booking_pages } = await mara.call(listBookingPages, {})
  const known = new Set(booking_pages.map(({ booking_page_slug }) => booking_page_slug))
  const hosts = [mara, jonas].map(({ user }) => ({ user_id: user.user_id }))
  const pages = [
    {
      booking_page_title: 'Introduction',
      booking_page_slug: 'introduction',
      booking_page_description: 'A first talk about your plans.',
      durations: [15, 30],
      place_details: 'https://rooms.example/mara',
    },
    {
      booking_page_title: 'Consulting hour',
      booking_page_slug: 'consulting',
      booking_page_description: 'One of us takes the time for your questions.',
      durations: [60],
      step_minutes: 60,
      host_choice: 'round_robin' as const,
      may_choose_host: true,
      hosts,
    },
  ]
  for (const body of translateDemo(pages, language))
    if (!known.has(body.booking_page_slug)) await mara.call(createBookingPage, { body })
}

/** A poll that has two answers and waits for a third. */
async function makePoll({ mara, jonas, ...others }: Colleagues, { today, language }: Scenery): Promise<void> {
  if ((await mara.call(listPolls, {})).length > 0) return
  const zone = demo_people.mara.timezone
  const next_monday = today.add({ days: 8 - today.dayOfWeek })
  const at = (days: number, time: string) =>
    next_monday.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time })
  const poll_options = [at(1, '10:00'), at(1, '15:00'), at(2, '09:30'), at(7, '11:00')].map((start) => ({
    start_timestamp: start.toInstant().toString(),
    end_timestamp: start.add({ minutes: 90 }).toInstant().toString(),
  }))
  const asked = [jonas, ...Object.values(others)].slice(0, 3).map(({ user }) => ({ user_id: user.user_id }))
  const poll = await mara.call(createPoll, {
    body: {
      ...translateDemo(
        {
          poll_title: 'Harbour workshop',
          poll_description: 'We plan the next three months. Ninety minutes are enough.',
        },
        language,
      ),
      poll_timezone: zone,
      deadline: at(0, '18:00').toInstant().toString(),
      hold_for: 'organizer',
      has_public_link: true,
      poll_options,
      participants: [...asked, { participant_email: 'guest@example.com', participant_name: 'Iris Vogel' }],
    },
  })
  const given = [
    { person: mara, answers: ['yes', 'yes', 'if_need_be', 'no'], comment: '' },
    {
      person: jonas,
      answers: ['no', 'yes', 'yes', 'if_need_be'],
      comment: 'On Tuesday morning I am on the site.',
    },
  ] as const
  for (const { person, answers, comment } of given)
    await person.call(answerPoll, {
      params: { poll_id: poll.poll_id },
      body: {
        answers: poll.poll_options.flatMap(({ option_id }, place) => {
          const answer = answers[place]
          return answer ? [{ option_id, answer }] : []
        }),
        comment: translateDemo(comment, language),
      },
    })
}
