import type { BoardCard } from './board-lists.ts'

/** The eight sample cards, two a column. */
export const sample_cards: readonly BoardCard[] = [
  {
    card_id: 'sample-1',
    card_title: 'Write the winter care sheet',
    card_description: 'One page for dealers: tyres, chain, battery storage.',
    card_status: 'BACKLOG',
    card_position: 1,
  },
  {
    card_id: 'sample-2',
    card_title: 'Compare two lock suppliers',
    card_description: 'Weight, price at 500 pieces, spare keys by post.',
    card_status: 'BACKLOG',
    card_position: 2,
  },
  {
    card_id: 'sample-3',
    card_title: 'Plan the photo day',
    card_description: 'Shot list, two models, a plan for rain.',
    card_status: 'IN_PROGRESS',
    card_position: 1,
  },
  {
    card_id: 'sample-4',
    card_title: 'Set up the dealer portal',
    card_description: 'Test accounts, price groups, first ten dealers.',
    card_status: 'IN_PROGRESS',
    card_position: 2,
  },
  {
    card_id: 'sample-5',
    card_title: 'Check the brochure figures',
    card_description: 'Range, load and weight against the test report.',
    card_status: 'REVIEW',
    card_position: 1,
  },
  {
    card_id: 'sample-6',
    card_title: 'Read the carrier contract',
    card_description: 'Class 9 goods, notice period, insurance.',
    card_status: 'REVIEW',
    card_position: 2,
  },
  {
    card_id: 'sample-7',
    card_title: 'Book the launch venue',
    card_description: 'Doca de Alcântara, 10 December, doors at seven.',
    card_status: 'DONE',
    card_position: 1,
  },
  {
    card_id: 'sample-8',
    card_title: 'Order the demo bikes',
    card_description: 'Six long, two short, all in slate.',
    card_status: 'DONE',
    card_position: 2,
  },
]
