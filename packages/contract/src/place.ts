import { isLink } from './link.ts'

export interface Place {
  readonly location_name: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Whether it is a physical place: it has coordinates, or a name that is not the link of a call. */
export function isPlace({ location_name, latitude, longitude }: Place): boolean {
  if (latitude !== null && longitude !== null) return true
  const name = location_name?.trim() ?? ''
  return name !== '' && !/https?:\/\//i.test(name) && !isLink(name)
}
