const gif = (palette: string): string =>
  `url(data:image/gif;base64,R0lGODlhAQABAIAAA${palette}ACwAAAAAAQABAAACAkQBADs=)`

export const white_gif = gif('P///wAA')
export const black_gif = gif('AAAAP//')
export const clear_gif = 'url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)'
export const red_png =
  'url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==)'

/** A graphic as the value of an attribute names it. */
export const graphic = (inside: string, attributes = ''): string => {
  const written = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
  return `url(&quot;data:image/svg+xml,${encodeURIComponent(written).replaceAll("'", '%27')}&quot;)`
}

export const filled = (color: string): string => graphic(`<rect width="100%" height="100%" fill="${color}"/>`)
