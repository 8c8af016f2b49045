import type { Json } from '../kit/message.ts'
import type { Scene } from '../kit/provider.ts'
import { addAccount, type GoogleWorld } from './world.ts'

/** Worlds to begin with, by name. */
export const googleScripts: Readonly<Record<string, (scene: Scene<GoogleWorld>, options: Json) => unknown>> =
  {
    /** Two accounts in which nothing has happened yet. */
    empty: ({ world }) => {
      addAccount(world, 'ada@example.com', 'Ada Example')
      addAccount(world, 'bo@example.org', 'Bo Sample')
    },
  }
