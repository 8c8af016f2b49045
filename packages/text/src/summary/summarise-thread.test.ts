import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../apps/server/test/any-character.ts'
import { summarise } from './summarise.ts'
import { summariseThread, type ThreadText } from './summarise-thread.ts'

const roof: ThreadText = {
  mails: [
    {
      from: 'Tilda Marsh',
      subject: 'The roof of the boathouse',
      text: 'Hi all,\n\nthe roof of the boathouse leaks since the storm. Two offers came in: 4,200 euros from Brandt and 3,900 euros from Keel. Could you tell me by Friday which one we take?\n\nThanks,\nTilda',
    },
    {
      from: 'Oskar Lind',
      subject: 'Re: The roof of the boathouse',
      text: 'I would take Keel, because Brandt was late twice.\n\nOn Monday, Tilda Marsh wrote:\n> Could you tell me by Friday which one we take?',
    },
    {
      from: 'Tilda Marsh',
      subject: 'Re: The roof of the boathouse',
      text: 'Thank you!\n\nKeel it is. I will order the work today, and they start on 7 December.\n\nTilda',
    },
  ],
}

describe('[GEN47] the summary of a conversation', () => {
  it('says who asked, who answered and what was decided', () => {
    const { text } = summariseThread(roof)
    expect(text).toContain('Tilda Marsh: ')
    expect(text).toContain('Could you tell me by Friday which one we take?')
    expect(text).toContain('Oskar Lind: I would take Keel, because Brandt was late twice.')
    expect(text).toContain('I will order the work today, and they start on 7 December.')
  })

  it('quotes nothing twice, and no greeting, thanks or name', () => {
    const { text, sentences } = summariseThread(roof)
    expect(text).not.toMatch(/Hi all|Thank|wrote/)
    expect(new Set(sentences.map((one) => one.text)).size).toBe(sentences.length)
  })

  it('works in German', () => {
    const { text, language } = summariseThread({
      mails: [
        {
          from: 'Jana',
          subject: 'Chorfahrt',
          text: 'Hallo,\n\nder Bus für die Chorfahrt kostet 900 Euro. Wer kann bis Montag beim Verein nachfragen?\n\nJana',
        },
        {
          from: 'Malte',
          subject: 'Re: Chorfahrt',
          text: 'Ich rufe morgen beim Verein an und frage nach dem Zuschuss.\n\nMalte',
        },
      ],
    })
    expect(language).toBe('de')
    expect(text).toBe(
      'Jana: Der Bus für die Chorfahrt kostet 900 Euro. Wer kann bis Montag beim Verein nachfragen?\nMalte: Ich rufe morgen beim Verein an und frage nach dem Zuschuss.',
    )
  })

  it('keeps to its words', () => {
    const mails = Array.from({ length: 40 }, (_, index) => ({
      from: `Sender ${index}`,
      subject: 'Long',
      text: `This is mail number ${index} about topic ${index * 7}, and it goes on for quite a while.`,
    }))
    const { sentences } = summariseThread({ mails })
    const count = sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)
    expect(count).toBeLessThanOrEqual(115)
  })

  it('stands word for word in the mails, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: any_character, maxLength: 300 }), { maxLength: 5 }), (texts) => {
        const mails = texts.map((text) => ({ from: 'A', subject: '', text }))
        for (const { text, start, end, mail } of summariseThread({ mails }).sentences) {
          expect(mails[mail]?.text.slice(start, end).replaceAll(/\s+/gu, ' ').trim()).toBe(text.trim())
        }
      }),
    )
  })
})

it('[GEN46] leaves out what only greets, thanks or stands alone', () => {
  const talk =
    'The heating of the hall will be replaced in the first week of December by the company Brandt. '
  const text = `Hmm.\n${talk.repeat(1)}The cost of 12,000 euros is paid by the town, as the council decided on Tuesday. Thank you so much for your help! Thanks again. During the work the hall stays closed, and the choir rehearses in the school. Please tell your groups by Friday. The keys of the school are with Mrs Lund at the town office from Monday on.`
  const summary = summarise({ subject: 'Hall', text }, { words: 200 })
  expect(summary.text).not.toMatch(/Hmm|Thank/)
  expect(summary.text).toContain('Please tell your groups by Friday.')
})
