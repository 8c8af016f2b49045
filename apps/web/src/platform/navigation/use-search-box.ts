import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHotkey } from '../state/hotkeys.ts'

export interface SearchBox {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

interface SearchBoxOptions {
  /** What is searched for, such as 'Search meetings', and where the legend of shortcuts lists the key `/`. */
  readonly label: string
  readonly group: string
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** As the calls take it. */
export const search_characters_max = 200

/** Searches a second after the last letter, at once on Enter and when the box is emptied. */
export function useSearchBox({ label, group, search, onSearch }: SearchBoxOptions): SearchBox {
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // Back and forward change the search from outside; the box follows, unless that is what was typed.
  if (shown !== search) {
    setShown(search)
    if (wantedOf(typed) !== search) setTyped(search)
  }
  const wanted = wantedOf(typed)

  const apply = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === search) return undefined
    const timer = setTimeout(() => apply(wanted), debounce_ms)
    return () => clearTimeout(timer)
  }, [wanted, search])
  useHotkey({ keys: '/', label, group }, () => inputRef.current?.focus())

  return {
    value: typed,
    onChange: (text) => {
      setTyped(text)
      if (text === '') onSearch('')
    },
    onSubmit: () => onSearch(wanted),
    inputRef,
  }
}

function wantedOf(typed: string): string {
  return typed.trim().slice(0, search_characters_max)
}

const debounce_ms = 1000
