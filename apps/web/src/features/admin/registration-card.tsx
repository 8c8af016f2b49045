import { getRegistration, type RegistrationSetting } from '@meridian/contract'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useRegistration } from './use-registration.ts'

/** Who may register, and the switch, where the settings of the server leave it to operators. */
export function RegistrationCard() {
  const { setting, change } = useRegistration()
  return (
    <Card labelledBy="registration-title" className="overflow-hidden">
      <CardHeader id="registration-title" title={t('Registration')} />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:m-4">
        <QueryView
          query={setting}
          failed={t(getRegistration.says.failed)}
          loading={<Skeleton className="mx-4 my-3.5 h-9 w-64 max-w-full" />}
        >
          {(found) =>
            found.is_fixed ? <Fixed setting={found} /> : <Choice setting={found} onChange={change} />
          }
        </QueryView>
      </div>
    </Card>
  )
}

function Fixed({ setting }: { readonly setting: RegistrationSetting }) {
  const fixed = t(
    'The setting <c>REGISTRATION</c> of this server decides this. Remove it there to decide it here.',
  )
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <p>{modeWords(setting)}</p>
      <p className="text-xs text-muted">{rich(fixed, { c: <span className="font-mono text-text-2" /> })}</p>
    </div>
  )
}

function modeWords({ registration, registration_domains }: RegistrationSetting): string {
  if (registration === 'open') return t('Every visitor can create an account.')
  if (registration === 'invited') return t('Only people with an invitation link can create an account.')
  return t('Visitors with an address at {domains} can create an account.', {
    domains: registration_domains.join(', '),
  })
}

interface ChoiceProps {
  readonly setting: RegistrationSetting
  readonly onChange: (registration: 'open' | 'invited') => void
}

function Choice({ setting, onChange }: ChoiceProps) {
  const isOpen = setting.registration === 'open'
  return (
    <div className="px-4 py-3">
      <Switch isSelected={isOpen} onChange={(isOn) => onChange(isOn ? 'open' : 'invited')}>
        {t('Visitors can create an account')}
      </Switch>
      <p className="mt-1 ps-9.5 text-xs text-muted">
        {isOpen
          ? t('Everyone who can open this page can register. Existing accounts stay when you close it.')
          : t('Only people with an invitation link can register. You invite them under Users.')}
      </p>
    </div>
  )
}
