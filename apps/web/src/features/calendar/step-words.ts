import { mark } from '../../platform/text/text.ts'

/** The names of the buttons that go one step back and on, by what a step is. */
export const step_words = {
  day: { previous: mark('Previous day'), next: mark('Next day') },
  two_days: { previous: mark('Previous 2 days'), next: mark('Next 2 days') },
  three_days: { previous: mark('Previous 3 days'), next: mark('Next 3 days') },
  week: { previous: mark('Previous week'), next: mark('Next week') },
  month: { previous: mark('Previous month'), next: mark('Next month') },
} as const
