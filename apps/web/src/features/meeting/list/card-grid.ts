/** One card beside the other, as many as fit. */
export const card_grid_class =
  'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(auto-fill,minmax(19.5rem,1fr))] md:gap-4'
