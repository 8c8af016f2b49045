import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { DetailCard } from './detail-card.tsx'

it('[WMT70] a card without content is one line', async () => {
  const screen = await render(
    <MemoryRouter>
      <div style={{ width: 600 }}>
        <DetailCard title="Agenda" isLine>
          <p>No Agenda</p>
        </DetailCard>
        <DetailCard title="Description">
          <p>First ideas</p>
        </DetailCard>
      </div>
    </MemoryRouter>,
  )
  const middleOf = (text: string) => {
    const { top, height } = screen.getByText(text, { exact: true }).element().getBoundingClientRect()
    return top + height / 2
  }
  expect(Math.abs(middleOf('No Agenda') - middleOf('Agenda'))).toBeLessThan(4)
  expect(middleOf('First ideas') - middleOf('Description')).toBeGreaterThan(10)
})
