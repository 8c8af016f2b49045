/** Takes what is to be told of one event, however much that is. */
export interface Notes {
  readonly add: (message: string) => void
  /** Tells how many there were beyond those told. */
  readonly end: () => void
}

/** Passes the first few messages on; a hostile list would make hundreds of thousands of them. */
export function createNotes(tell: (message: string) => void): Notes {
  let count = 0
  return {
    add: (message) => {
      count += 1
      if (count <= mostNotes) tell(message)
    },
    end: () => {
      if (count > mostNotes) tell(`${count - mostNotes} more of its details are not kept as they are.`)
    },
  }
}

const mostNotes = 20
