import { readPicture } from '@meridian/contract'
import { initialsOf } from '@meridian/languages'
import { type Html, html } from './html.ts'

/** A person whom a guest's page names. */
export interface GuestPagePerson {
  readonly full_name: string
  readonly profile_picture: string | null
}

/** Appended to the style of a page with faces. A picture lies over the initials, which show while it is missing. */
export const faces_style = `
.host{display:flex;align-items:center;gap:.75rem;margin-bottom:.5rem}
.faces{display:flex;flex:none}
.face{position:relative;display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;overflow:hidden;background:var(--soft);color:var(--accent-text);font-size:.875rem;font-weight:600;box-shadow:0 0 0 2px var(--raised)}
.face+.face{margin-inline-start:-.375rem}
.face img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
`

const faces_max = 4
const [picture_path = ''] = readPicture.path.split(':')

/** Whether one of the shown people has a picture, which the page's policy has to allow. */
export function hasPicture(people: readonly GuestPagePerson[]): boolean {
  return people.slice(0, faces_max).some((person) => pictureOf(person) !== null)
}

/** The pictures or initials of the first few people beside a line that names all of them. */
export function renderFaces(people: readonly GuestPagePerson[], line: string): Html {
  const faces = people.slice(0, faces_max).map((person) => {
    const picture = pictureOf(person)
    return html`<span class="face">${initialsOf(person.full_name)}${picture !== null && html`<img src="${picture}" alt="" width="40" height="40" loading="lazy" decoding="async">`}</span>`
  })
  return html`<div class="host"><span class="faces" aria-hidden="true">${faces}</span><p class="by">${line}</p></div>`
}

/** Pictures of this server alone: the guest's browser asks no other one. */
function pictureOf({ profile_picture }: GuestPagePerson): string | null {
  return profile_picture?.startsWith(picture_path) ? profile_picture : null
}
