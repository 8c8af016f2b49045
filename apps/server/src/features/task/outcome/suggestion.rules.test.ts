import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../test/any-character.ts'
import { type Notes, suggestItems } from './suggestion.rules.ts'

const notes = (about: Partial<Notes>): Notes => ({ description: '', agenda: '', key_takeaways: [], ...about })
const titles = (about: Partial<Notes>, items: Parameters<typeof suggestItems>[1] = []) =>
  suggestItems(notes(about), items).map(({ action_item_title }) => action_item_title)
const item = (title: string, description = '') => ({ title, description })

describe('suggestions', () => {
  it('[TSK28] come from the key takeaways, the description and the agenda, with the day the notes name', () => {
    const found = suggestItems(
      notes({
        description: 'It was cold. Tilda will call the plumber by Friday.',
        agenda: '- [ ] Order white paper',
        key_takeaways: [item('The boiler is old', 'Next steps:\n- Ask for three offers')],
      }),
      [],
    )
    expect(found).toEqual([
      {
        action_item_title: 'Ask for three offers',
        action_item_description: '',
        due: null,
        found_in: 'key_takeaway',
      },
      {
        action_item_title: 'Tilda will call the plumber by Friday.',
        action_item_description: '',
        due: 'Friday',
        found_in: 'description',
      },
      { action_item_title: 'Order white paper', action_item_description: '', due: null, found_in: 'agenda' },
    ])
  })

  it('[TSK29] repeat neither existing items nor each other, ignoring punctuation and case', () => {
    const description = '- [ ] Order white paper\n- [ ] Call the plumber!'
    expect(titles({ description, agenda: '- [ ] ORDER  white paper.' })).toEqual([
      'Order white paper',
      'Call the plumber!',
    ])
    expect(titles({ description }, [item('order white paper')])).toEqual(['Call the plumber!'])
    expect(titles({ description }, [item('Plumber', 'call the plumber')])).toEqual(['Order white paper'])
  })

  it('[TSK29] that were taken on are not made again, however long they are', () => {
    const description = `- [ ] Order ${'white '.repeat(60)}paper`
    const [suggested] = suggestItems(notes({ description }), [])
    expect(suggested?.action_item_title).toMatch(/^Order .*white…$/)
    expect(suggested?.action_item_title.length).toBeLessThanOrEqual(200)
    expect(suggested?.action_item_description).toBe(`Order ${'white '.repeat(60)}paper`)
    const { action_item_title = '', action_item_description } = suggested ?? {}
    expect(titles({ description }, [item(action_item_title, action_item_description)])).toEqual([])
    expect(titles({ description }, [item(action_item_title)])).toEqual([])
  })

  it('[TSK28] are at most twenty, and each can be made an item, whatever the notes contain', () => {
    const many = Array.from({ length: 30 }, (_, index) => `- [ ] Order paper ${index}`).join('\n')
    expect(titles({ description: many, agenda: many.replaceAll('paper', 'ink') })).toHaveLength(20)
    fc.assert(
      fc.property(
        fc.string({ unit: any_character, maxLength: 3000 }),
        fc.lorem({ maxCount: 400 }),
        (any, words) => {
          const description = `- [ ] ${words}\nTODO: ${any.toWellFormed()}`
          for (const { action_item_title, action_item_description } of suggestItems(
            notes({ description }),
            [],
          )) {
            expect(action_item_title.trim()).not.toBe('')
            expect(action_item_title.isWellFormed()).toBe(true)
            expect(action_item_title.length).toBeLessThanOrEqual(200)
            expect(action_item_description.length).toBeLessThanOrEqual(2000)
          }
        },
      ),
    )
  })
})
