/** One event of a stream of server-sent events. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/**
 * Reads server-sent events out of text that arrives in pieces, wherever they are cut. Comments and fields that
 * of no use here (id, retry) are ignored.
 */
export function makeEventReader(hear: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let event = 'message'
  let data: string[] = []

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) hear({ event, data: data.join('\n') })
      event = 'message'
      data = []
      return
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }

  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line.replace(/\r$/, ''))
  }
}
