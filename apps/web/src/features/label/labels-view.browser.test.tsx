import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refusal } from '../../../test/answers.ts'
import { aLabel } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const edit = page.getByRole('button', { name: 'Edit Garden' })
const color = page.getByRole('radio', { name: 'Soft Blue' })
const save = page.getByRole('button', { name: 'Save Changes' })

it('[WEB205] a label that is recolored has the focus at its Edit button; a refusal keeps the color in the form', async () => {
  const label = aLabel()
  const { asked, answer } = await show('/user/settings?option=5', {
    answers: { listLabels: [label], updateLabel: () => new Refusal(403, 'You may not do this.') },
  })
  await edit.click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.click(color.element().closest('label') ?? color)
  await save.click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('You may not do this.')
  await expect.element(color).toBeChecked()
  answer({ updateLabel: ({ body }) => ({ ...label, ...body }) })
  await save.click()
  await expect.element(edit).toHaveFocus()
  expect(asked('updateLabel').map(({ body }) => body.label_color)).toEqual(['#6EC1E4', '#6EC1E4'])
})

it('[WEB205] on a phone the focus goes to the menu of the label', async () => {
  await show('/user/settings?option=5', { answers: { listLabels: [aLabel()] }, size: [390, 844] })
  const menu = page.getByRole('button', { name: 'Actions for Garden' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(menu).toHaveFocus()
})
