import { describe, expect, it } from 'vitest'
import { matchPhrases } from './phrase-matcher.ts'

describe('[GEN19] phrases of the cues', () => {
  it.each<[string, string, boolean]>([
    ['(konnen|konnten) wir (uns )?~6 (treffen|reden)', 'konnen wir uns nachste woche treffen ?', true],
    ['(konnen|konnten) wir (uns )?~6 (treffen|reden)', 'konnten wir morgen reden', true],
    ['(konnen|konnten) wir (uns )?~6 (treffen|reden)', 'konnen wir kommen . wir treffen uns nie', false],
    ['(a ~2 b|c) d', 'a x y b d', true],
    ['(a ~2 b|c) d', 'a x y z b d', false],
    ['(a ~2 b|c) d', 'c d', true],
    ['a ~12 b', 'a x x x x x x x x x x x b', true],
    ['gerne? mal', 'gern mal', true],
    ['gerne? mal', 'gerne mal', true],
    ['gerne? mal', 'ger mal', false],
    ['wann ~3 ?', 'wann passt es dir ?', true],
    ['wann ~3 ?', 'wann es passt , sag es', false],
    ['(need|want) # (min|minutes)', 'i need 20 minutes', true],
    ['spiel* ab', 'spielen ab heute', true],
  ])('%s in "%s": %s', (source, text, isFound) => {
    expect(matchPhrases(source).test(text)).toBe(isFound)
  })
})
