import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHotkey } from '../../platform/hotkeys.ts'
import { search_characters_max } from './meeting-filter.ts'

export interface SearchBox {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** Searches a second after the last letter, at once on Enter and when the box is emptied. */
export function useSearchBox(search: string, onSearch: (search: string) => void): SearchBox {
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
    const timer = setTimeout(() => apply(wanted), debounceMs)
    return () => clearTimeout(timer)
  }, [wanted, search])
  useHotkey({ keys: '/', label: 'Search meetings', group: 'Meetings' }, () => inputRef.current?.focus())

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

const debounceMs = 1000
