import type { Occurrence } from '@meridian/contract'
import { useState } from 'react'
import { isInvited } from '../item/calendar-item.ts'

type How = 'delete' | 'cancel'

export interface Question {
  readonly occurrence: Occurrence
  readonly answer: (how: How | null) => void
}

/** Asks, where a deletion concerns others, what they shall learn of it. */
export function useDeletionQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (occurrence: Occurrence): Promise<How | null> => {
    if (!isInvited(occurrence) && occurrence.invitee_count === 0) return Promise.resolve('delete')
    return new Promise((resolve) => {
      setQuestion({
        occurrence,
        answer: (how) => {
          setQuestion(null)
          resolve(how)
        },
      })
    })
  }
  return { question, ask }
}
