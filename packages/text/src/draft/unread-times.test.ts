import { describe, expect, it } from 'vitest'
import { unreadTimes } from './unread-times.ts'

const placesOf = (text: string, words: readonly string[]) =>
  words.map((word) => {
    const start = text.indexOf(word, text.indexOf('\n\n'))
    return { start, end: start + word.length }
  })

describe('[GEN60] what a mail says of times beyond what was understood', () => {
  it.each([
    ['en', 'Hi Ada,\n\nCould we meet at slack water, or when the gate opens? I bring the plans.'],
    ['de', 'Hallo Ada,\n\nPasst es bei Stauwasser, oder wenn das Tor aufgeht? Ich bringe die Pläne mit.'],
    ['fr', "Bonjour Ada,\n\nÇa irait à l'étale, ou quand la porte s'ouvre ? J'apporte les plans."],
    ['es', 'Hola, Ada:\n\n¿Te va bien en el repunte, o cuando abra la compuerta? Llevo los planos.'],
    ['it', 'Ciao Ada,\n\nTi va bene con la stanca, o quando si apre la porta? Porto i disegni.'],
  ] as const)('is told by its sentence, and once: %s', (language, text) => {
    const sentence = text.split('\n\n')[1]?.replace(/\?[^?]*$/, '?') ?? ''
    const words = sentence.split(' ')
    const unread = placesOf(text, [words.at(4) ?? '', words.at(-1) ?? ''])
    expect(unreadTimes({ unread }, text, language)).toEqual([
      `What the mail says about the time: “${sentence}”`,
    ])
  })

  it('is told by the words around it in a sentence that is too long', () => {
    const text = `${'and so on '.repeat(40)}at slack water ${'and so on '.repeat(40)}`
    const [told = ''] = unreadTimes({ unread: placesOf(text, ['slack water']) }, text, 'en')
    expect(told).toContain('and so on at slack water and so on')
    expect(told.length).toBeLessThan(180)
  })
})
