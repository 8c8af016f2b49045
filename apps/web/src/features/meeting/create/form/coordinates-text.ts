/** A point on the Earth, in degrees: south and west are negative. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** '52.52, 13.405' */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`
}
