/** What a path below /dav names. */
export type DavTarget =
  | { readonly kind: 'root' }
  | { readonly kind: 'principals' }
  | { readonly kind: 'homes' }
  | { readonly kind: 'principal'; readonly user_id: string }
  | { readonly kind: 'home'; readonly user_id: string }
  | { readonly kind: 'calendar'; readonly user_id: string; readonly collection: Collection }
  | { readonly kind: 'inbox'; readonly user_id: string }
  | { readonly kind: 'outbox'; readonly user_id: string }
  | {
      readonly kind: 'object'
      readonly user_id: string
      readonly collection: Collection
      readonly name: string
    }

/** A connected calendar that Meridian only reads, by the last part of its address; null for "Meridian" itself. */
export type Collection = string | null

const root_path = '/dav/'

/** Null for a path that names nothing. Collections end in a slash, which may be left out. */
export function parsePath(path: string): DavTarget | null {
  const [, root, first, second, third, fourth, ...rest] = path.replace(/\/$/, '').split('/')
  if (root !== 'dav' || rest.length > 0) return null
  if (first === undefined) return { kind: 'root' }
  if (first === 'principals') {
    if (second === undefined) return { kind: 'principals' }
    return isId(second) && third === undefined ? { kind: 'principal', user_id: second } : null
  }
  if (first !== 'calendars') return null
  if (second === undefined) return { kind: 'homes' }
  if (!isId(second)) return null
  if (third === undefined) return { kind: 'home', user_id: second }
  if (third === 'inbox' || third === 'outbox')
    return fourth === undefined ? { kind: third, user_id: second } : null
  if (third !== calendar_segment && !/^read-[\da-f]{16}$/.test(third)) return null
  const collection = third === calendar_segment ? null : third
  if (fourth === undefined) return { kind: 'calendar', user_id: second, collection }
  const name = nameIn(fourth)
  return name === null ? null : { kind: 'object', user_id: second, collection, name }
}

export function hrefOf(target: DavTarget): string {
  if (target.kind === 'root') return root_path
  if (target.kind === 'principals') return '/dav/principals/'
  if (target.kind === 'homes') return '/dav/calendars/'
  const { user_id } = target
  if (target.kind === 'principal') return `/dav/principals/${user_id}/`
  const home = `/dav/calendars/${user_id}/`
  if (target.kind === 'home') return home
  if (target.kind === 'inbox' || target.kind === 'outbox') return `${home}${target.kind}/`
  const calendar = `${home}${target.collection ?? calendar_segment}/`
  return target.kind === 'calendar' ? calendar : calendar + encodeURIComponent(target.name)
}

/** The name of a meeting that no program has named. */
export function defaultName(meeting_id: string): string {
  return `${meeting_id}.ics`
}

/** Undefined for a name that a program gave. */
export function meetingIdIn(name: string): string | undefined {
  const id = name.endsWith('.ics') ? name.slice(0, -4) : ''
  return isId(id) ? id : undefined
}

/** The path of a URL in a request body, which may be absolute. */
export function pathOfHref(href: string): string {
  return href.trim().replace(/^https?:\/\/[^/]*/i, '')
}

const calendar_segment = 'meridian'
const longest_name = 255

function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

function nameIn(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment)
    const isUsable = name.length <= longest_name && name.trim() !== '' && name.isWellFormed()
    return isUsable && !/[\p{Cc}/]/u.test(name) ? name : null
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}
