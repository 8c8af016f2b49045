import { useState } from 'react'
import { rich } from '../../../platform/text/rich-text.tsx'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Board } from './board.tsx'
import { orderOf, placeOf, withCardAt } from './board-order.ts'
import { sample_cards } from './sample-cards.ts'
import type { NewPlace } from './use-board-moves.ts'
import { useStartBoard } from './use-start-board.ts'

/** Eight sample cards that move within their column, and are as they were on the next visit. */
export function SampleBoard() {
  const [cards, setCards] = useState(() =>
    sample_cards.map((card) => ({
      ...card,
      card_title: t(card.card_title),
      card_description: t(card.card_description),
    })),
  )
  const start = useStartBoard()

  function move(card_id: string, { list_key, after_card_id }: NewPlace): undefined {
    setCards((now) => {
      const others = now.filter((card) => card.card_id !== card_id)
      const above = after_card_id === null ? undefined : placeOf(orderOf(others), after_card_id)
      const order = withCardAt(orderOf(now), card_id, { list_key, index: (above?.index ?? -1) + 1 })
      return Object.values(order)
        .flat()
        .flatMap((id) => now.find((card) => card.card_id === id) ?? [])
    })
  }

  return (
    <>
      <div className="mb-5 flex flex-col items-start gap-3 rounded-lg border border-dashed border-border-strong px-4 py-3.5 text-text-2 md:flex-row md:items-center md:py-2.75 md:pe-3">
        <Badge>{t('Sample board')}</Badge>
        <p>
          {rich(t('<b>Eight sample cards.</b> Cards move within their column here.'), {
            b: <b className="font-semibold text-text" />,
          })}
        </p>
        <span className="flex w-full flex-col md:ms-auto md:w-auto">
          <Button variant="primary" size="sm" onPress={start}>
            {t('Start my board')}
          </Button>
        </span>
      </div>
      <Board cards={cards} mayCross={false} onMove={move} />
    </>
  )
}
