import { z } from 'zod'
import type { Scope } from './scope.ts'

/**
 * The roles that may make a call. `personal`: user and system_admin, which have screens of their own.
 * `administration`: admin and system_admin, which run the instance.
 */
export type Access = 'public' | 'signed_in' | 'personal' | 'administration'

const nothing = z.object({})
type Nothing = typeof nothing

/** Texts for the user: `failed` for errors without a message of their own, `done` after success. */
interface CallTexts {
  readonly failed: string
  readonly done?: string
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Texts extends CallTexts = CallTexts,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly access: Access
  /** What an API token needs for the call; null where no token is admitted. */
  readonly scope: Scope | null
  /** The call changes nothing. It may be POST when its input does not fit into a URL. */
  readonly isRead: boolean
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** The `data` of a 409 reply, where the message alone does not suffice. */
  readonly conflict?: z.ZodType
  /** 201 where the call creates something, else 200. */
  readonly status: 200 | 201
  /** Paged lists reply with `pagination` beside `data`; `continued` lists with the cursor of the next page. */
  readonly paged: boolean | 'continued'
  /** Anything but JSON is a calendar or mail file, a picture, bytes to be saved, or a stream of server-sent events. */
  readonly consumes:
    | 'application/json'
    | 'text/calendar'
    | 'image/*'
    | 'message/rfc822'
    | 'application/octet-stream'
  readonly produces:
    | 'application/json'
    | 'text/calendar'
    | 'text/event-stream'
    | 'image/webp'
    | 'application/octet-stream'
  /** The name under which a browser saves the file. */
  readonly fileName?: string
  readonly bodyLimitBytes: number
  /** Read-only fields of the reply that a body may repeat, so that a client can send the whole object back. */
  readonly fixed: readonly string[]
  readonly says: Texts
}

/** An endpoint with a text for success. */
export type EndpointWithDone = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType,
  CallTexts & { readonly done: string }
>

type Description<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  T extends CallTexts,
> = Pick<Endpoint<P, Q, B, R, T>, 'method' | 'path' | 'scope' | 'reply' | 'says' | 'summary'> &
  Partial<Endpoint<P, Q, B, R, T>>

/** Describes one call of the API once, for the server, the web client and the OpenAPI document. */
export function endpoint<
  R extends z.ZodType,
  T extends CallTexts,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(description: Description<P, Q, B, R, T>): Endpoint<P, Q, B, R, T> {
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
  return { ...defaults, ...description } as unknown as Endpoint<P, Q, B, R, T>
}

/** The caller's input: path parameters, query and body before parsing. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never

// A part without a required key may be left out.
type Part<Name extends string, Shape> =
  Record<string, never> extends Shape ? { [K in Name]?: Shape } : { [K in Name]: Shape }

/** The caller's result: the `data` of the envelope. */
export type Reply<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

export const Pagination = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  total: z.int().min(0),
})
export type Pagination = z.infer<typeof Pagination>

/** Pagination by cursor: a page begins where the previous one ended. */
export const Continuation = z.object({
  limit: z.int().min(1),
  /** The `cursor` of the next page; null after the last. */
  next: z.string().nullable(),
  /** Whether the list was cut: some items are on no page. */
  is_cut: z.boolean(),
})
export type Continuation = z.infer<typeof Continuation>

export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The shape of every reply that is not a file. `data` is null in a failure, unless the call declares a `conflict`. */
export interface Envelope<Data> {
  readonly status: number
  readonly message: string
  readonly data: Data | null
  readonly pagination?: Pagination & Partial<Pick<Continuation, 'next' | 'is_cut'>>
  readonly errors?: readonly FieldError[]
}
