import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { MyBoard } from './my-board.tsx'
import { SampleBoard } from './sample-board.tsx'

/** /user/board: sample cards until the person starts a board or has a task, then the own tasks. */
export function BoardScreen() {
  const hasBoard = useSession(({ user }) => user?.has_board === true)
  return (
    <div className="mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('Task Board · Meridian')}</title>
      <header className="mb-4 md:mb-5">
        <h1 className="text-xl font-semibold tracking-tight">{t('Task Board')}</h1>
        <p className="mt-0.75 text-muted">{t('Manage your task easily through kanban board')}</p>
      </header>
      {hasBoard ? <MyBoard /> : <SampleBoard />}
    </div>
  )
}
