/** A globe seen from afar: radius and middle of its disc, and the place in the middle of the view, in degrees. */
export interface View {
  readonly radius: number
  readonly center: number
  readonly latitude: number
  readonly longitude: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a place stands on the disc (orthographic projection), or null when it is on the far side. */
export function project(view: View, latitude: number, longitude: number): Spot | null {
  const phi = radians(latitude)
  const phi0 = radians(view.latitude)
  const lambda = radians(longitude - view.longitude)
  const depth = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)
  if (depth < 0) return null
  return {
    x: view.center + view.radius * Math.cos(phi) * Math.sin(lambda),
    y:
      view.center -
      view.radius * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
  }
}

/** The half circle from pole to pole at a longitude, as an SVG path of its visible part. */
export function meridianPath(view: View, longitude: number): string {
  return pathOf(steps(-90, 90, 3).map((latitude) => project(view, latitude, longitude)))
}

/** The circle at a latitude, as an SVG path of its visible part. */
export function parallelPath(view: View, latitude: number): string {
  const from = view.longitude - 180
  return pathOf(steps(from, from + 360, 3).map((longitude) => project(view, latitude, longitude)))
}

function pathOf(spots: readonly (Spot | null)[]): string {
  let path = ''
  let isDrawing = false
  for (const spot of spots) {
    if (spot) path += `${isDrawing ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`
    isDrawing = spot !== null
  }
  return path
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
