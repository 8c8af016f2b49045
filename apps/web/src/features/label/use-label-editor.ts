import type { Label } from '@meridian/contract'
import { useState } from 'react'
import { blankForm, formOf, isSameForm, type LabelForm } from './label-form.ts'

/** What is being filled in: a label by its id, or `new`. */
export type EditorTarget = string

/**
 * Which label is edited and what was filled in so far. Turning to another label keeps what was filled in for
 * the one before; leaving the labels ends it.
 */
export function useLabelEditor(labels: readonly Label[]) {
  const [asked, setAsked] = useState<EditorTarget | null>(null)
  const [drafts, setDrafts] = useState<Readonly<Record<EditorTarget, LabelForm>>>({})
  const label = labels.find(({ label_id }) => label_id === asked)
  // What was deleted meanwhile is no longer edited.
  const opened = asked === 'new' || label ? asked : null
  const target = opened ?? 'new'
  const untouched = label ? formOf(label) : blankForm(labels)
  const form = drafts[target] ?? untouched

  function drop() {
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== target)))
    setAsked(null)
  }

  return {
    /** What was asked for; null while nothing was. */
    opened,
    target,
    /** The label that is edited; undefined for a new one. */
    label,
    form,
    isChanged: !isSameForm(form, untouched),
    open: setAsked,
    /** Puts the form away and keeps what was filled in. */
    close: () => setAsked(null),
    update: (part: Partial<LabelForm>) =>
      setDrafts((now) => ({ ...now, [target]: { ...(now[target] ?? untouched), ...part } })),
    /** Forgets what was filled in. */
    drop,
  }
}

export type LabelEditing = ReturnType<typeof useLabelEditor>
