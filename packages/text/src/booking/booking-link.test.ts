import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../language.ts'
import { answerWithLink, linkSentence, type OfferedLink } from './booking-link.ts'

const url = 'https://meridian.example/book/mara/introduction'
const page: OfferedLink = { kind: 'page', url }
const german = {
  subject: 'Hafen',
  text: 'Liebe Mara,\n\nhast du nächste Woche Zeit für den Hafen?\n\nOdette',
}

describe('[GEN58] the sentence with a link', () => {
  it('is in the language of the draft, whatever is answered', () => {
    const draft = 'Dear Odette, thank you for the plan.'
    const written = { draft, answered: german, language: 'de' as const }
    expect(linkSentence(page, written)).toBe(`You can choose a time that suits you here: ${url}`)
  })

  it('is in the language of the answered mail while the draft has few words', () => {
    const written = { draft: 'Hallo Odette,', answered: german, language: 'en' as const }
    expect(linkSentence(page, written)).toBe(`Hier kannst du einen Termin wählen, der dir passt: ${url}`)
  })

  it('is in the usual language where nothing is written', () => {
    const written = { draft: '', answered: null, language: 'de' as const }
    expect(linkSentence(page, written)).toBe(`Hier können Sie einen Termin wählen, der Ihnen passt: ${url}`)
  })

  it('has the tone of the draft, whatever that of the answered mail is', () => {
    const draft = 'Guten Tag Frau Hafen, vielen Dank, ich freue mich auf Ihren Besuch.'
    const written = { draft, answered: german, language: 'en' as const }
    expect(linkSentence(page, written)).toBe(`Hier können Sie einen Termin wählen, der Ihnen passt: ${url}`)
  })

  it.each([
    ['Asia/Kathmandu', '8 December'],
    ['America/St_Johns', '7 December'],
    ['Pacific/Apia', '8 December'],
  ])('says until which day a link for one booking is good, in %s', (timeZone, day) => {
    const until = Date.parse('2026-12-07T20:00:00Z')
    expect(
      linkSentence(
        { kind: 'single_use', url, until, timeZone },
        { draft: '', answered: null, language: 'en' },
      ),
    ).toBe(`With this link you can book one time, until ${day}: ${url}`)
  })

  it('ends with the link in every language and tone', () => {
    for (const language of languages) {
      const sentence = linkSentence(page, { draft: '', answered: null, language })
      expect(sentence.endsWith(` ${url}`)).toBe(true)
    }
  })

  it('asks in a poll for the times that suit', () => {
    const poll: OfferedLink = { kind: 'poll', url: 'https://meridian.example/poll/abc' }
    const sentences = languages.map((language) => linkSentence(poll, { draft: '', answered: null, language }))
    expect(sentences[0]).toBe('Please tell me here which times suit you: https://meridian.example/poll/abc')
    expect(new Set(sentences).size).toBe(languages.length)
    const written = { draft: 'Hallo Odette,', answered: german, language: 'en' as const }
    expect(linkSentence(poll, written)).toContain('welche Zeiten dir passen')
  })
})

describe('[GEN58] the answer with a link', () => {
  const names = { ownName: 'Mara Lindqvist', senderName: 'Odette Hafen' }
  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Mara,\n\nwhen suits you?\n\nOdette',
      `Hi Odette,\n\nYou can choose a time that suits you here: ${url}\n\nBest\nMara`,
    ],
    [
      'de',
      'Sehr geehrte Frau Lindqvist,\n\nwann passt es Ihnen?',
      `Guten Tag Odette Hafen,\n\nhier können Sie einen Termin wählen, der Ihnen passt: ${url}\n\nFreundliche Grüße\nMara Lindqvist`,
    ],
    [
      'it',
      'Ciao Mara,\n\nquando sei libera?',
      `Ciao Odette,\n\nqui puoi scegliere l’orario che ti va bene: ${url}\n\nA presto\nMara`,
    ],
  ])('greets and closes as a draft does, %s', (language, text, answer) => {
    const mail = { subject: '', text, language, sentOn: '2026-11-20' }
    expect(answerWithLink(mail, page, names)).toBe(answer)
  })
})
