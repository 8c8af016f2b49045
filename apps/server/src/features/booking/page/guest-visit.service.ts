import { wallTimeOf } from '@meridian/engine'
import { readZone } from '../../../platform/http/guest-zone.ts'
import type { FormRequest } from '../../../platform/http/serve-form-pages.ts'
import { readerOf } from '../../../platform/http/page-reader.ts'
import { bookingToken } from '../../../platform/security/booking-token.ts'
import { readDate, readMonth } from './booking-days.rules.ts'
import { type PagePlace, queryOf } from './booking-links.rules.ts'
import type { BookingNotice } from './booking-page-texts.rules.ts'
import * as present from './guest-page.present.ts'

/** A page, or the path that shows the outcome. */
export type GuestReply = present.RenderedPage | { readonly see: `/${string}` }

export function noticePage(notice: BookingNotice, status: number, acceptLanguage: string | undefined) {
  return present.presentNotice(notice, status, readerOf(acceptLanguage, null))
}

export function notFound({ acceptLanguage }: FormRequest): present.RenderedPage {
  return noticePage('unknown', 404, acceptLanguage)
}

/** A policy lists origins between spaces and semicolons, so that an origin must not hold any. */
export function filterOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
}

export function readPlace(query: URLSearchParams): PagePlace {
  const minutes = query.get('minutes')
  return {
    zone: readZone(query),
    minutes: minutes !== null && /^\d{1,3}$/.test(minutes) ? Number(minutes) : null,
    host: query.get('host')?.slice(0, 36) ?? null,
    month: readMonth(query.get('month')),
    day: readDate(query.get('day')),
    key: query.get('key')?.slice(0, 100) ?? null,
    isEmbedded: query.get('embed') === '1',
  }
}

/** A moment that no calendar reaches has no day. */
export function findDay(ms: number, zone: string): string | null {
  return readDate(new Date(ms).toISOString().slice(0, 10)) === null ? null : wallTimeOf(ms, zone).slice(0, 10)
}

export function managePath(
  { box }: FormRequest,
  booking_id: string,
  { zone, isEmbedded }: PagePlace,
): `/${string}` {
  const place = { zone, isEmbedded, minutes: null, host: null, month: null, day: null, key: null }
  return `/book/manage/${bookingToken(box, booking_id, 'manage')}${queryOf(place)}`
}
