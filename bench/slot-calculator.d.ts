// The part of slot-calculator that is used here; the package itself is there only when it is measured.
declare module 'slot-calculator' {
  interface Slot {
    readonly from: string
    readonly to: string
  }
  export function getSlots(options: {
    readonly from: string
    readonly to: string
    /** Minutes. */
    readonly duration: number
    readonly outputTimezone: string
    readonly unavailability: readonly Slot[]
  }): { readonly availableSlots: readonly Slot[] }
}
