import { hour_ms } from '@meridian/engine'
import { translateSample } from './sample-words.rules.ts'

export interface SampleMail {
  readonly from: string
  readonly subject: string
  readonly hours_ago: number
  readonly headers?: readonly string[]
  /** `{name}` is the reader's first name. */
  readonly text: string
}

export const sample_mails: readonly SampleMail[] = [
  {
    from: 'Sakura Tanaka <sakura.tanaka@example.net>',
    subject: 'The harbour office',
    hours_ago: 2,
    text: 'Dear {name},\n\nThank you for the second draft. Could we meet next week for an hour to talk about the ground floor? Tuesday or Thursday would suit me best.\n\nKind regards\nSakura',
  },
  {
    from: 'Omar Haddad <omar.haddad@example.com>',
    subject: 'Two offers for steel',
    hours_ago: 5,
    text: 'Hi {name},\n\nBoth offers for steel are here. The first is 8 percent over plan, the second delivers three weeks later. Please tell me by Friday which one we take, so that I can sign it.\n\nOmar',
  },
  {
    from: 'Jonas Weber <jonas@example.com>',
    subject: 'Survey of the quay',
    hours_ago: 26,
    text: 'Hello {name},\n\nThe survey of the quay is done. The north side carries the load, the south side needs two more piles. I have put the figures into the plan of the week.\n\nJonas',
  },
  {
    from: 'Ines Duarte <ines.duarte@example.org>',
    subject: 'Thank you for the conversation',
    hours_ago: 50,
    text: 'Dear {name},\n\nThank you for the conversation about the open position. I would be glad to join the team in March.\n\nBest wishes\nInes Duarte',
  },
  {
    from: 'Harbour Weekly <news@harbour-weekly.example.org>',
    subject: 'This week at the harbour',
    hours_ago: 75,
    headers: ['List-Unsubscribe: <https://harbour-weekly.example.org/leave>', 'Precedence: bulk'],
    text: 'The new quay opens in spring. The ferry to Visby sails twice a day from Monday on.\n\nYou get this mail because you asked for it.',
  },
]

/** By these ids the mails are known again. */
export const sample_message_ids: readonly string[] = sample_mails.map((_, index) => idOf(index))

/** Some mails to the reader of the last days, as one file. */
export function formatSampleMails(
  reader: { readonly name: string; readonly address: string; readonly language: string },
  now: Date,
): string {
  const [first_name = reader.name] = reader.name.split(' ')
  return translateSample(sample_mails, reader.language)
    .map(({ from, subject, hours_ago, headers = [], text }, index) => {
      const date = new Date(now.getTime() - hours_ago * hour_ms).toUTCString().replace('GMT', '+0000')
      const head = [
        `From: ${from}`,
        `To: <${reader.address}>`,
        `Subject: ${subject}`,
        `Date: ${date}`,
        `Message-ID: <${idOf(index)}>`,
        ...headers,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
      ]
      return [
        'From sample@meridian.example Thu Jan  1 00:00:00 1970',
        ...head,
        text.replace('{name}', first_name),
        '',
        '',
      ].join('\n')
    })
    .join('')
}

function idOf(index: number): string {
  return `sample-${index + 1}@meridian.example`
}
