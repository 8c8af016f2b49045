import { expect, it } from 'vitest'
import { expandSnippet, insertSnippet } from './snippet-text.ts'

const snippets = [
  { snippet_name: 'Thanks', snippet_text: 'Thank you very much.\n' },
  { snippet_name: 'größe', snippet_text: 'L' },
]

it.each([
  [';thanks |', 'Thank you very much. |'],
  ['Hi\n;THANKS\n|Ada', 'Hi\nThank you very much.\n|Ada'],
  ['a ;Größe | b', 'a L | b'],
])('[WML54] turns %j into the snippet', (typed, expanded) => {
  const result = expandSnippet(at(typed), snippets)
  expect(result && `${result.text.slice(0, result.cursor)}|${result.text.slice(result.cursor)}`).toBe(
    expanded,
  )
})

it.each([';thanks|', ';other |', 'a;thanks |', '; thanks |', ';thanks  |', 'thanks |'])(
  '[WML54] leaves %j as it is',
  (typed) => {
    expect(expandSnippet(at(typed), snippets)).toBeNull()
  },
)

it('[WML54] inserts a snippet for the selected characters', () => {
  expect(insertSnippet('one two three', [4, 7], '2')).toEqual({ text: 'one 2 three', cursor: 5 })
})

function at(text: string) {
  return { text: text.replace('|', ''), cursor: text.indexOf('|') }
}
