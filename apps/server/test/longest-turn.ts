/** Measures how long the process is kept from answering others. */
export interface TurnWatch {
  /** The processor time of the longest turn of the event loop, about; a busy machine does not change it. */
  readonly stop: () => number
}

const look_every_ms = 5

export function watchTurns(): TurnWatch {
  let longestMs = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longestMs = Math.max(longestMs, (user + system) / 1000)
  }
  const looking = setInterval(look, look_every_ms)
  return {
    stop: () => {
      clearInterval(looking)
      look()
      return longestMs
    },
  }
}
