import { expect, it } from 'vitest'
import { labelTitled, type OwnLabel } from './label-titled.ts'

const labels = ['Food', 'Follow up', 'Q4'].map(
  (label_title, index): OwnLabel => ({
    label_id: `018f0000-0000-7000-8000-00000000000${index}`,
    label_title,
    label_color: '#6EC1E4',
  }),
)

it('[PAL10] means by #follow-up the label Follow up, whatever its case', () => {
  expect(labelTitled('food', labels)?.label_title).toBe('Food')
  expect(labelTitled('follow-up', labels)?.label_title).toBe('Follow up')
  expect(labelTitled('Follow_Up', labels)?.label_title).toBe('Follow up')
  expect(labelTitled('foo', labels)).toBeUndefined()
})
