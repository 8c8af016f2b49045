import { ApiTokensCard } from './api-tokens-card.tsx'
import { AppPasswordsCard } from './app-passwords-card.tsx'
import { CalendarProgramsCard } from './calendar-programs-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** The programs that act for the person: what they may do, when they last did, and an end to it. */
export function ProgramsView() {
  return (
    <div className="flex flex-col gap-4">
      <AppPasswordsCard />
      <CalendarProgramsCard />
      <ApiTokensCard />
      <WebhooksCard />
    </div>
  )
}
