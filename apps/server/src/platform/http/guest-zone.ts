import { canonicalZone } from '@meridian/engine'
import { listZoneRegions } from '../format-zone.ts'
import { type Html, html } from './html.ts'

/**
 * Shows the page in the browser's zone, where the address names none. A page that its reader has begun to use stays: the
 * script may come late, and another page would lose what was typed or sent.
 */
export const zone_script = `(() => {
  if (['click', 'input'].some((kind) => performance.eventCounts?.get(kind) > 0)) return
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

/** The zones of a select by their cities. A chosen name that is no zone stays chosen. */
export function renderZoneOptions(chosen: string, language: string): Html {
  const option = (zone: string, city: string) =>
    html`<option value="${zone}"${zone === chosen && html` selected`}>${city}</option>`
  const regions = listZoneRegions(language)
  const isKnown = regions.some(({ cities }) => cities.some(({ zone }) => zone === chosen))
  return html`${!isKnown && option(chosen, chosen)}${regions.map(({ region, cities }) => {
    const options = cities.map(({ zone, city }) => option(zone, city))
    return region === null ? html`${options}` : html`<optgroup label="${region}">${options}</optgroup>`
  })}`
}

interface ZoneForm {
  readonly words: {
    readonly changeZone: string
    readonly zone: string
    readonly show: string
    readonly back: string
  }
  readonly language: string
  readonly zone: string
  readonly path: string
  /** What else the address of the page says. */
  readonly kept: Readonly<Record<string, string>>
  /** The address without a change; null where the form of the page is under way, and each button sends it back. */
  readonly back: string | null
}

/** Chooses another zone for a page, as a page of its own: the list is as long as the rest of a page. */
export function renderZoneForm({ words, language, zone, path, kept, back }: ZoneForm): Html {
  const fields = Object.entries(kept).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const isUnderWay = back === null
  const leave = isUnderWay
    ? html`<button name="choose" value="back">${words.back}</button>`
    : html`<a class="button" href="${back}">${words.back}</a>`
  return html`<h1>${words.changeZone}</h1><form method="${isUnderWay ? 'post' : 'get'}" action="${path}" class="stack">${fields}<div class="field"><label for="zone">${words.zone}</label><select id="zone" name="zone">${renderZoneOptions(zone, language)}</select></div><div class="row"><button class="main"${isUnderWay && html` name="choose" value="shown"`}>${words.show}</button>${leave}</div></form>`
}
