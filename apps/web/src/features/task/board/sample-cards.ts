import { mark } from '../../../platform/text/text.ts'
import type { BoardCard } from './board-lists.ts'

/** The eight sample cards, two a column. */
export const sample_cards: readonly BoardCard[] = [
  {
    card_id: 'sample-1',
    card_title: mark('Write the winter care sheet'),
    card_description: mark('One page for dealers: tyres, chain, battery storage.'),
    card_status: 'BACKLOG',
    card_position: 1,
  },
  {
    card_id: 'sample-2',
    card_title: mark('Compare two lock suppliers'),
    card_description: mark('Weight, price at 500 pieces, spare keys by post.'),
    card_status: 'BACKLOG',
    card_position: 2,
  },
  {
    card_id: 'sample-3',
    card_title: mark('Plan the photo day'),
    card_description: mark('Shot list, two models, a plan for rain.'),
    card_status: 'IN_PROGRESS',
    card_position: 1,
  },
  {
    card_id: 'sample-4',
    card_title: mark('Set up the dealer portal'),
    card_description: mark('Test accounts, price groups, first ten dealers.'),
    card_status: 'IN_PROGRESS',
    card_position: 2,
  },
  {
    card_id: 'sample-5',
    card_title: mark('Check the brochure figures'),
    card_description: mark('Range, load and weight against the test report.'),
    card_status: 'REVIEW',
    card_position: 1,
  },
  {
    card_id: 'sample-6',
    card_title: mark('Read the carrier contract'),
    card_description: mark('Class 9 goods, notice period, insurance.'),
    card_status: 'REVIEW',
    card_position: 2,
  },
  {
    card_id: 'sample-7',
    card_title: mark('Book the launch venue'),
    card_description: mark('Doca de Alcântara, 10 December, doors at seven.'),
    card_status: 'DONE',
    card_position: 1,
  },
  {
    card_id: 'sample-8',
    card_title: mark('Order the demo bikes'),
    card_description: mark('Six long, two short, all in slate.'),
    card_status: 'DONE',
    card_position: 2,
  },
]
