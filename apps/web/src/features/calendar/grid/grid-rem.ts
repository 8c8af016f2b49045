/** 3.25 rem an hour, as calendar.css has it. */
export function rem(minutes: number): number {
  return Math.round((minutes * 3.25 * 1000) / 60) / 1000
}
