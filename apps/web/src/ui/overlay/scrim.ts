export const scrim_class =
  'fixed inset-x-0 top-0 z-(--z-dialog) h-(--visual-viewport-height) bg-scrim backdrop-blur-[2px] transition-opacity duration-(--dur-base) data-entering:opacity-0 data-exiting:opacity-0'
