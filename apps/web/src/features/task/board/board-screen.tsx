import { Suspense } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../../ui/screen.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { MyBoard } from './my-board.tsx'
import { SampleBoard } from './sample-board.tsx'

const LabelField = lazyPart(async () => ({
  default: (await import('../../label/label-field.tsx')).LabelField,
}))

/** /user/board: sample cards until the person starts a board or has a task, then the own tasks. */
export function BoardScreen() {
  const hasBoard = useSession(({ user }) => user?.has_board === true)
  return (
    <Screen title={t('Task Board')}>
      <ScreenHeader title={t('Task Board')} lead={t('Manage your task easily through kanban board')} />
      {hasBoard ? (
        <MyBoard
          renderLabels={(field) => (
            <Suspense fallback={<div className="h-16 md:h-13.25" />}>
              <LabelField {...field} />
            </Suspense>
          )}
        />
      ) : (
        <SampleBoard />
      )}
    </Screen>
  )
}
