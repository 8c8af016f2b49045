import { z } from 'zod'

/** A clock that all processes of a soak read alike: it runs `speed` times as fast as the machine's. */
export type SoakTime = z.infer<typeof SoakTime>

const SoakTime = z.object({
  /** What it shows at the moment `since_ms` of the machine's clock. */
  start_ms: z.number(),
  since_ms: z.number(),
  speed: z.number(),
})

export function soakNow({ start_ms, since_ms, speed }: SoakTime): number {
  return Math.floor(start_ms + (Date.now() - since_ms) * speed)
}

/** As settings for another process. */
export function writeSoakTime(time: SoakTime): Record<string, string> {
  return { SOAK_TIME: JSON.stringify(time) }
}

export function readSoakTime(environment: NodeJS.ProcessEnv): SoakTime {
  return SoakTime.parse(JSON.parse(environment['SOAK_TIME'] ?? ''))
}
