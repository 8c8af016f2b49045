import { ArrowDown, ArrowUp } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import type { MenuAction } from '../../../ui/overlay/menu.tsx'
import { ArrowRight } from '../../../ui/sided-icons.ts'
import { board_lists } from './board-lists.ts'
import { type Order, type Place, placeAfterStep, placeOf } from './board-order.ts'

/** Moving a card without dragging it: up, down, or to the end of another column. */
export function moveActions(
  order: Order,
  card_id: string,
  { mayCross, onMove }: { mayCross: boolean; onMove: (place: Place) => void },
): MenuAction[] {
  const from = placeOf(order, card_id)
  const up = placeAfterStep(order, card_id, 'up')
  const down = placeAfterStep(order, card_id, 'down')
  const lists = mayCross ? board_lists.filter(({ list_key }) => list_key !== from?.list_key) : []
  return [
    ...lists.map(({ list_key, list_title }) => ({
      id: list_key,
      label: t('Move to {list}', { list: t(list_title) }),
      icon: ArrowRight,
      onAction: () => onMove({ list_key, index: order[list_key].length }),
    })),
    {
      id: 'up',
      label: t('Move up'),
      icon: ArrowUp,
      isDisabled: !up,
      onAction: () => up && onMove(up),
    },
    {
      id: 'down',
      label: t('Move down'),
      icon: ArrowDown,
      isDisabled: !down,
      onAction: () => down && onMove(down),
    },
  ]
}
