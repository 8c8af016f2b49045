import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import type { LanguageModelConfig } from './config/config.ts'

/** An external service that completes texts. */
export interface LanguageModel {
  /** The host that texts are sent to, for people to read. */
  readonly host: string
  readonly model: string
  /**
   * Its answer, as plain text. `onText` gets the whole text so far, again and again. Throws
   * `LanguageModelError` when it fails, is silent for too long or too long-winded, and the reason of `signal`
   * when that was aborted.
   */
  readonly write: (question: ModelQuestion) => Promise<string>
}

export interface ModelQuestion {
  readonly instructions: string
  readonly prompt: string
  readonly charactersMax: number
  /** A shorter time than usual. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly onText?: ((soFar: string) => void) | undefined
}

export type ModelFailure = 'slow' | 'broken' | 'empty' | 'too_long' | 'limited' | 'refused'

/** Names the failure, and never the prompt, the answer, or the key. */
export class LanguageModelError extends Error {
  readonly kind: ModelFailure

  constructor(kind: ModelFailure) {
    super(`The language model failed: ${kind}.`)
    this.kind = kind
  }
}

const timeout_ms = 60_000
/** The bytes of a whole response on the wire. */
const reply_bytes_max = 1_048_576

/** Only the one URL of the settings is ever called, and no redirect of it is followed. */
export function openLanguageModel(
  { baseUrl, apiKey, model }: LanguageModelConfig,
  { timeoutMs = timeout_ms }: { timeoutMs?: number } = {},
): LanguageModel {
  const { origin, host } = new URL(baseUrl)
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: fetchFrom(origin),
  })
  const write = async ({
    instructions,
    prompt,
    charactersMax,
    signal,
    onText,
    ...question
  }: ModelQuestion) => {
    const patience = AbortSignal.timeout(Math.min(timeoutMs, question.timeoutMs ?? timeoutMs))
    const abortSignal = signal ? AbortSignal.any([signal, patience]) : patience
    let text = ''
    try {
      const { stream } = streamText({
        model: provider(model),
        instructions,
        prompt,
        temperature: 0.2,
        maxOutputTokens: Math.ceil(charactersMax / 2),
        maxRetries: 0,
        abortSignal,
        // Failures arrive as parts of the stream; the library would print them, with the prompt.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new LanguageModelError('slow')
        if (part.type !== 'text-delta') continue
        text += part.text
        if (text.length > charactersMax * 4) throw new LanguageModelError('too_long')
        onText?.(text)
      }
    } catch (problem) {
      if (signal?.aborted) throw signal.reason
      throw failureOf(problem, patience.aborted)
    }
    if (signal?.aborted) throw signal.reason
    if (text.trim() === '') throw new LanguageModelError(patience.aborted ? 'slow' : 'empty')
    return text
  }
  return { host, model, write }
}

function failureOf(problem: unknown, isLate: boolean): LanguageModelError {
  if (problem instanceof LanguageModelError) return problem
  if (isLate) return new LanguageModelError('slow')
  const status =
    typeof problem === 'object' && problem !== null && 'statusCode' in problem ? problem.statusCode : 0
  if (status === 429) return new LanguageModelError('limited')
  return new LanguageModelError(status === 401 || status === 403 ? 'refused' : 'broken')
}

function fetchFrom(origin: string): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (address.origin !== origin) throw new LanguageModelError('broken')
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    return new Response(response.body.pipeThrough(atMost(reply_bytes_max)), response)
  }
}

function atMost(bytesMax: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > bytesMax) throw new LanguageModelError('too_long')
      controller.enqueue(chunk)
    },
  })
}
