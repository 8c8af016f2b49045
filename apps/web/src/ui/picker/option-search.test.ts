import { expect, it } from 'vitest'
import { searchOptions } from './option-search.ts'

const options = [
  { id: 'AS', label: 'American Samoa' },
  { id: 'WS', label: 'Samoa' },
  { id: 'RE', label: 'Réunion' },
  { id: 'CI', label: 'Côte d’Ivoire' },
  { id: 'hi', label: 'हिन्दी', hint: 'Hindi' },
]

function found(query: string): string[] {
  return searchOptions(options, query).map(({ id }) => id)
}

it('[WEB8] finds by the beginning of any word, and puts labels that begin so first', () => {
  expect(found('sam')).toEqual(['WS', 'AS'])
  expect(found('samoa ame')).toEqual(['AS'])
  expect(found('moa')).toEqual([])
})

it('[WEB8] disregards case, accents and punctuation', () => {
  expect(found('reunion')).toEqual(['RE'])
  expect(found('COTE D IVOIRE')).toEqual(['CI'])
})

it('[WEB8] finds a label of another script by itself and by its hint', () => {
  expect(found('हिन्')).toEqual(['hi'])
  expect(found('hin')).toEqual(['hi'])
})

it('[WEB8] shows all options in their order without a query', () => {
  expect(found('  ')).toEqual(options.map(({ id }) => id))
})
