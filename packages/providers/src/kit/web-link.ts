/** The address when it is one a browser may open and without a password in it, else null. */
export function webLink(text: string): string | null {
  const link = text.trim()
  if (link.length > longest || !/^https?:\/\/[^\s<>"]+$/i.test(link)) return null
  const address = URL.parse(link)
  return address && address.username === '' && address.password === '' && !isStartLink(address) ? link : null
}

/** The address under which people meet: the first one of a known conference in any text, else the first of any kind. */
export function findJoinLink(texts: readonly string[]): string | null {
  const links = texts.flatMap(listLinks)
  return links.find(isConference) ?? links[0] ?? null
}

const longest = 2000
/** Limits the search in long texts; real links stand near the beginning. */
const links_most = 50

const conferences = [
  'zoom.us',
  'zoomgov.com',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'whereby.com',
  'gotomeeting.com',
  'goto.com',
  'meet.jit.si',
  'bluejeans.com',
  'around.co',
  'meet.goto.com',
]

function listLinks(text: string): string[] {
  const found: string[] = []
  for (const [candidate] of text.matchAll(/https?:\/\/[^\s<>"'`\\]{1,2000}/gi)) {
    const link = webLink(withoutSentence(candidate))
    if (link !== null) found.push(link)
    if (found.length === links_most) break
  }
  return found
}

/** A sentence goes on behind an address. */
function withoutSentence(candidate: string): string {
  let end = candidate.length
  while (end > 0 && '.,;:!?)]}'.includes(candidate.charAt(end - 1))) end -= 1
  return candidate.slice(0, end)
}

function isConference(link: string): boolean {
  const host = URL.parse(link)?.hostname ?? ''
  return conferences.some((known) => host === known || host.endsWith(`.${known}`))
}

/** Zoom's start link makes everyone who opens it the host. */
function isStartLink({ hostname, pathname, searchParams }: URL): boolean {
  const isZoom = hostname === 'zoom.us' || hostname.endsWith('.zoom.us')
  return isZoom && (pathname.startsWith('/s/') || searchParams.has('zak'))
}
