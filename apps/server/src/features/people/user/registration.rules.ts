import type { Config } from '../../../platform/config/config.ts'

/** Why an address may not self-register, as text for its person; undefined where it may. */
export function refusalToRegister(
  {
    registration: { mode, domains },
    singleSignOn: { isOnlyWay, providers },
    operatorName,
    supportEmail,
  }: Pick<Config, 'registration' | 'singleSignOn' | 'operatorName' | 'supportEmail'>,
  primary_email: string,
): string | undefined {
  if (isOnlyWay)
    return `Accounts come from ${providers.map(({ name }) => name).join(' or ')} here. Log in there.`
  if (mode === 'open') return undefined
  const operator = supportEmail ?? operatorName ?? 'your administrator'
  if (mode === 'invited') return `This instance is by invitation. Ask ${operator} for an invitation link.`
  if (domains.includes(domainIn(primary_email))) return undefined
  return `Only addresses at ${domains.join(', ')} can register here. Ask ${operator} for an invitation link.`
}

function domainIn(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
