import { ways_to_hide, ways_to_show } from './ways-to-hide.sample.ts'
import { ways_to_hide_again } from './ways-to-hide-again.sample.ts'
import { ways_to_hide_apart, ways_to_show_apart } from './ways-to-hide-apart.sample.ts'
import { ways_to_hide_behind } from './ways-to-hide-behind.sample.ts'
import { ways_to_hide_behind_again } from './ways-to-hide-behind-again.sample.ts'
import { ways_to_hide_by_box } from './ways-to-hide-by-box.sample.ts'
import { ways_to_hide_by_markup } from './ways-to-hide-by-markup.sample.ts'
import { ways_to_hide_by_paint } from './ways-to-hide-by-paint.sample.ts'
import { ways_to_show_before } from './ways-to-show-before.sample.ts'
import { ways_to_show_more } from './ways-to-show-more.sample.ts'

export const all_ways_to_hide = [
  ...ways_to_hide,
  ...ways_to_hide_apart,
  ...ways_to_hide_by_box,
  ...ways_to_hide_by_paint,
  ...ways_to_hide_by_markup,
  ...ways_to_hide_again,
  ...ways_to_hide_behind,
  ...ways_to_hide_behind_again,
]

export const all_ways_to_show = [
  ...ways_to_show,
  ...ways_to_show_apart,
  ...ways_to_show_more,
  ...ways_to_show_before,
]
