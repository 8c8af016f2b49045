import { isJson, type SimulatedReply } from './message.ts'

/** 200 with a list, with texts for numbers, or with nulls among the items, where an object was due. */
export function spoilTypes(reply: SimulatedReply, how: 'list' | 'texts' | 'null_items'): SimulatedReply {
  if (how === 'list') return { ...reply, body: [reply.body] }
  return { ...reply, body: how === 'texts' ? numbersAsTexts(reply.body) : withNullItems(reply.body) }
}

/** The lists of the reply, cut after so many items. */
export function dropItems(reply: SimulatedReply, keep: number): SimulatedReply {
  if (!isJson(reply.body)) return reply
  const cut = Object.entries(reply.body).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, keep) : value,
  ])
  return { ...reply, body: Object.fromEntries(cut) }
}

/** Every text that people write, replaced by one that breaks careless readers. */
export function spoilTexts(reply: SimulatedReply, fields: readonly string[]): SimulatedReply {
  let count = 0
  const next = () => hostile_texts[count++ % hostile_texts.length] ?? ''
  const spoil = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoil)
    if (!isJson(value)) return value
    const spoilt = Object.entries(value).map(([key, inner]): [string, unknown] => [
      key,
      fields.includes(key) && typeof inner === 'string' ? next() : spoil(inner),
    ])
    // Made from entries, so that the key stands in the JSON instead of changing the object.
    return Object.fromEntries([...spoilt, ['__proto__', { is_admin: true }]])
  }
  return { ...reply, body: spoil(reply.body) }
}

const hostile_texts = [
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '\u202Egnp.exe\u202C \u2066left\u2069 \u200F',
  'before\u0000after',
  'x'.repeat(10_240),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u0301\u0302\u0303 \uFEFF',
  '\'; DROP TABLE meeting; -- " \\ %00 ${7*7} {{7*7}}',
  'line\r\nBcc: someone@example.com\u2028next\u2029',
  '   \t ',
]

function numbersAsTexts(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsTexts)
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersAsTexts(inner)]))
}

function withNullItems(value: unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map(withNullItems), 7]
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNullItems(inner)]))
}
