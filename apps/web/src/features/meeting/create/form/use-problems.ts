import { useState } from 'react'
import { type Problems, problemsOf } from './form-problems.ts'
import type { FieldName, MeetingForm } from './meeting-form.ts'

/** Problems are shown on fields that were left, on all once saving was tried, and as the server sent them until the form changes. */
export function useProblems(form: MeetingForm) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const known = Object.entries(problemsOf(form)).filter(([name]) => wasTried || left.has(name))
  const shown: Problems = { ...refused, ...Object.fromEntries(known) }
  return {
    shown,
    noteLeft: (name: FieldName | undefined) => {
      // A sentence that appears between press and release would move the button away from under the pointer.
      if (name) setTimeout(() => setLeft((before) => new Set([...before, name])), settle_ms)
    },
    noteTried: () => setTried(true),
    noteRefused: setRefused,
    forget: () => setRefused({}),
  }
}

const settle_ms = 200
