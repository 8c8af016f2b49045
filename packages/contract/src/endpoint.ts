import { z } from 'zod'

/**
 * Who may make a call. `personal` is everybody with screens of their own (user and system_admin),
 * `administration` those who run the instance (admin and system_admin).
 */
export type Access = 'public' | 'signed_in' | 'personal' | 'administration'

const nothing = z.object({})
type Nothing = typeof nothing

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly access: Access
  /** It changes nothing, though it may be POST: what it asks for does not fit into an address. */
  readonly isRead: boolean
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** The `data` of the answer 409 where there is more to tell than a sentence. */
  readonly conflict?: z.ZodType
  /** 201 where the call creates something, else 200. */
  readonly status: 200 | 201
  /** Paged lists answer `pagination` beside `data`; those that are `continued` tell where the next page begins. */
  readonly paged: boolean | 'continued'
  /** Anything but JSON is a calendar or mail file, a picture, bytes to be saved, or a stream of server-sent events. */
  readonly consumes: 'application/json' | 'text/calendar' | 'image/*' | 'message/rfc822'
  readonly produces:
    | 'application/json'
    | 'text/calendar'
    | 'text/event-stream'
    | 'image/webp'
    | 'application/octet-stream'
  /** What a browser calls the file of an answer that is one. */
  readonly fileName?: string
  readonly bodyLimitBytes: number
  /** Fields of the answer that a body may repeat, as a whole object does, and to which it can give no other value. */
  readonly fixed: readonly string[]
  /** What the user reads: `failed` when nothing better is known, `done` after success. */
  readonly says: { readonly failed: string; readonly done?: string }
}

type Description<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Endpoint<P, Q, B, R>,
  'method' | 'path' | 'reply' | 'says' | 'summary'
> &
  Partial<Endpoint<P, Q, B, R>>

/** Describes one call of the API once, for the server, the web client and the OpenAPI document. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(description: Description<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const defaults = {
    access: 'personal',
    isRead: description.method === 'GET',
    status: 200,
    paged: false,
    consumes: 'application/json',
    produces: 'application/json',
    bodyLimitBytes: 1_048_576,
    fixed: [],
    params: nothing,
    query: nothing,
    body: nothing,
  }
  // The three schemas default to an empty object, which is what P, Q and B are when they are left out.
  return { ...defaults, ...description } as unknown as Endpoint<P, Q, B, R>
}

/** What a caller hands over: path parameters, query and body before parsing. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never

// A part without a required key may be left out.
type Part<Name extends string, Shape> =
  Record<string, never> extends Shape ? { [K in Name]?: Shape } : { [K in Name]: Shape }

/** What the caller gets: the `data` of the envelope. */
export type Reply<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

export const Pagination = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  total: z.int().min(0),
})
export type Pagination = z.infer<typeof Pagination>

/** Of a list that goes on from where its last page ended. */
export const Continuation = z.object({
  limit: z.int().min(1),
  /** The `cursor` of the next page; null after the last. */
  next: z.string().nullable(),
  /** Whether there is more than any page tells. */
  is_cut: z.boolean(),
})
export type Continuation = z.infer<typeof Continuation>

export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** Every answer that is not a file has this shape. `data` is null in a failure, unless the call describes its `conflict`. */
export interface Envelope<Data> {
  readonly status: number
  readonly message: string
  readonly data: Data | null
  readonly pagination?: Pagination & Partial<Pick<Continuation, 'next' | 'is_cut'>>
  readonly errors?: readonly FieldError[]
}
