import { isJson, type Json } from '../kit/message.ts'

/** The fields that differ, as they were and as they are; of nested ones only those inside that do. */
export function differences(before: Json, after: Json): readonly [Json, Json] {
  const old: Record<string, unknown> = {}
  const changed: Record<string, unknown> = {}
  for (const name of Object.keys(after)) {
    const [from, to] = [before[name], after[name]]
    if (JSON.stringify(from) === JSON.stringify(to)) continue
    const isNested = name === 'settings' && isJson(from) && isJson(to)
    const [inner, innerChanged] = isNested ? differences(from, to) : [from, to]
    old[name] = inner
    changed[name] = innerChanged
  }
  return [old, changed]
}
