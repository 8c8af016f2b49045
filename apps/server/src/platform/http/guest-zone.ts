import { canonicalZone, listZones } from '@meridian/engine'
import { type Html, html } from './html.ts'

/** Shows the page in the browser's zone, where the address names none. */
export const zone_script = `(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const address = new URL(location.href)
  if (!zone || zone === document.currentScript.dataset.zone || address.searchParams.has('zone')) return
  address.searchParams.set('zone', zone)
  location.replace(address)
})()
`

/** The zone that the address names; null for none and for one that does not exist. */
export function readZone(query: URLSearchParams): string | null {
  const zone = query.get('zone')
  return zone !== null && zone.length <= 100 ? canonicalZone(zone) : null
}

interface ZoneForm {
  readonly words: {
    readonly changeZone: string
    readonly zone: string
    readonly show: string
    readonly back: string
  }
  readonly zone: string
  readonly path: string
  /** What else the address of the page says. */
  readonly kept: Readonly<Record<string, string>>
  /** The address without a change. */
  readonly back: string
}

/** Chooses another zone for a page, as a page of its own: the list is as long as the rest of a page. */
export function renderZoneForm({ words, zone, path, kept, back }: ZoneForm): Html {
  const fields = Object.entries(kept).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const zones = listZones().map((one) => html`<option${one === zone && html` selected`}>${one}</option>`)
  return html`<h1>${words.changeZone}</h1><form method="get" action="${path}" class="stack">${fields}<div class="field"><label for="zone">${words.zone}</label><select id="zone" name="zone">${zones}</select></div><div class="row"><button class="main">${words.show}</button><a class="button" href="${back}">${words.back}</a></div></form>`
}
