/**
 * A zone whose clock is so many minutes ahead of UTC: one that keeps this offset all year, or the only one that has it for
 * a part of the year. Null where no zone has it.
 */
export function zoneOfOffset(minutes: number): string | null {
  if (minutes === 0) return 'Etc/UTC'
  const hours = minutes / 60
  if (!Number.isInteger(hours)) return fractional_zones[minutes] ?? null
  if (hours < -12 || hours > 14) return null
  // The sign of these names is turned: Etc/GMT-2 is two hours ahead of UTC.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** By their offset in minutes. */
const fractional_zones: Readonly<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  [-210]: 'America/St_Johns',
  [-150]: 'America/St_Johns',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
  630: 'Australia/Lord_Howe',
  765: 'Pacific/Chatham',
  825: 'Pacific/Chatham',
}
