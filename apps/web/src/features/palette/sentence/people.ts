import type { Language } from './language.ts'
import type { Part } from './parts.ts'

/** The names after 'with' and of a person to call: candidates, which only a search makes people. */
export function readPeople(text: string, language: Language): Part[] {
  return [...named(text, language), ...called(text, language)]
}

function named(text: string, { company, and, notNames }: Language): Part[] {
  return [...text.matchAll(company)].flatMap((match) => {
    const names = match.groups?.['names'] ?? ''
    const start = match.index + match[0].length - names.length
    const parts: Part[] = []
    let from = match.index
    for (const { name, to } of split(names, and)) {
      // 'with Ana and the team' is about Ana.
      if (notNames.test(name.split(/\s/)[0] ?? '')) break
      parts.push({ from, to: start + to, value: { kind: 'person', name }, isTitleToo: true })
      from = start + to
    }
    return parts
  })
}

function split(names: string, and: RegExp): { readonly name: string; readonly to: number }[] {
  const parts: { name: string; to: number }[] = []
  let from = 0
  for (const gap of [...names.matchAll(and), null]) {
    const to = gap ? gap.index : names.length
    parts.push({ name: names.slice(from, to), to })
    from = gap ? gap.index + gap[0].length : to
  }
  return parts
}

function called(text: string, { calls, and, notNames }: Language): Part[] {
  return [...text.matchAll(calls)].flatMap((match) => {
    const names = match.groups?.['names'] ?? ''
    return split(names, and).flatMap(({ name, to }): Part[] => {
      if (notNames.test(name.split(/\s/)[0] ?? '')) return []
      const end = match.index + to
      return [{ from: end - name.length, to: end, value: { kind: 'person', name }, isTitleToo: true }]
    })
  })
}
