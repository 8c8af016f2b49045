import { isLink } from './field.ts'

export interface Place {
  readonly location_name: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Whether people go there: it has a point on the map, or a name that is no link to a call. */
export function isPlace({ location_name, latitude, longitude }: Place): boolean {
  if (latitude !== null && longitude !== null) return true
  const name = location_name?.trim() ?? ''
  return name !== '' && !/https?:\/\//i.test(name) && !isLink(name)
}
