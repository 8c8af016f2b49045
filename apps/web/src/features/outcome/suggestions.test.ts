import type { SuggestedActionItem } from '@meridian/contract'
import { expect, it } from 'vitest'
import { distinct, originOfSuggestion, textOfSuggestion } from './suggestions.ts'

it('[TSK30] shows a suggestion once, however often the notes say it, and where it stands', () => {
  const send = aSuggestion({ action_item_title: 'Send the minutes' })
  const sendToo = aSuggestion({ action_item_title: 'Send the minutes', found_in: 'agenda' })
  expect(distinct([send, { ...send }, sendToo])).toEqual([send, sendToo])
  expect([send, sendToo].map(originOfSuggestion)).toEqual(['From the description', 'From the agenda'])
})

it('[TSK30] shows the whole sentence where the title is too short for it, and the day it is due', () => {
  const short = aSuggestion({ action_item_title: 'Ask Bea', due: 'next Friday' })
  const long = aSuggestion({ action_item_title: 'Ask Bea and', action_item_description: 'Ask Bea and Cem.' })
  expect(textOfSuggestion(short)).toBe('Ask Bea')
  expect(textOfSuggestion(long)).toBe('Ask Bea and Cem.')
  expect(originOfSuggestion(short)).toBe('From the description · next Friday')
})

function aSuggestion(of: Partial<SuggestedActionItem>): SuggestedActionItem {
  return { action_item_title: 'Do', action_item_description: '', due: null, found_in: 'description', ...of }
}
