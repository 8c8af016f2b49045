import {
  createRecoveryCodes,
  getSecondFactor,
  type Reply,
  type SecondFactor,
  startSecondFactor,
  turnOffSecondFactor,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { stateOfSecondFactor } from '../../../platform/session/sign-in-words.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useSignInChange } from './use-sign-in-change.ts'

/** Whether the password alone signs in, and what turns that on and off. */
export function SecondFactorCard() {
  const factor = useQuery(queryFor(getSecondFactor, {}))
  const [part] = useKeptFocus()
  // Kept here: turning it on changes the card before its recovery codes were read.
  const [setup, setSetup] = useState<Reply<typeof startSecondFactor> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <TitledCard
      title={t('Two-step sign-in')}
      lead={t(
        'After your password, Meridian asks for a code from an app on your phone. Passkeys need no code.',
      )}
    >
      <div ref={part} tabIndex={-1} className="flex flex-1 flex-col gap-4 outline-none">
        <QueryView
          query={factor}
          loading={<Skeleton className="h-8" />}
          failed={t('Error in fetching two-step sign-in')}
        >
          {(found) => (
            <>
              <State factor={found} />
              <div className="flex flex-wrap justify-end gap-2 md:mt-auto">
                {found.is_on ? <WhenOn onCodes={setCodes} /> : <WhenOff onSetup={setSetup} />}
              </div>
            </>
          )}
        </QueryView>
      </div>
      {setup && <SecondFactorDialog setup={setup} onClose={() => setSetup(null)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </TitledCard>
  )
}

function State({ factor }: { readonly factor: SecondFactor }) {
  const { zone } = useClock()
  return <p className="num">{stateOfSecondFactor(factor, zone)}</p>
}

const button_class = 'h-10 flex-1 md:h-8 md:flex-none'

interface WhenOffProps {
  readonly onSetup: (setup: Reply<typeof startSecondFactor>) => void
}

function WhenOff({ onSetup }: WhenOffProps) {
  const start = useSignInChange(startSecondFactor, { onSuccess: onSetup })
  return (
    <Button className={button_class} isBusy={start.isPending} onPress={() => start.mutate({})}>
      {t('Turn on')}
    </Button>
  )
}

function WhenOn({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const [isAsked, setAsked] = useState<'codes' | 'off' | null>(null)
  const close = () => setAsked(null)
  const creation = useSignInChange(createRecoveryCodes, {
    onSuccess: ({ recovery_codes }) => {
      onCodes(recovery_codes)
      close()
    },
    onFailure: close,
  })
  const end = useSignInChange(turnOffSecondFactor, { onSuccess: close, onFailure: close })
  return (
    <>
      <Button className={button_class} onPress={() => setAsked('codes')}>
        {t('New recovery codes')}
      </Button>
      <Button className={button_class} onPress={() => setAsked('off')}>
        {t('Turn off')}
      </Button>
      {isAsked === 'codes' && (
        <ConfirmDialog
          title={t('Make new recovery codes?')}
          confirmLabel={t('Make new codes')}
          isOpen
          isBusy={creation.isPending}
          onClose={close}
          onConfirm={() => creation.mutate({})}
        >
          {t('The codes you have saved stop working.')}
        </ConfirmDialog>
      )}
      {isAsked === 'off' && (
        <ConfirmDialog
          title={t('Turn off two-step sign-in?')}
          confirmLabel={t('Turn off')}
          isDangerous
          isOpen
          isBusy={end.isPending}
          onClose={close}
          onConfirm={() => end.mutate({})}
        >
          {t('Your password alone then signs in, and your recovery codes stop working.')}
        </ConfirmDialog>
      )}
    </>
  )
}
