// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  interface Request {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
  interface Options {
    readonly url: string
    readonly requests: readonly Request[]
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    /** Requests a second over all connections. */
    readonly overallRate?: number
  }
  interface Result {
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number; readonly average: number }
    readonly requests: { readonly average: number; readonly total: number }
    readonly non2xx: number
    readonly errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
