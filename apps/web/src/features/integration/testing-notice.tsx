import { getInstance, type Integration } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Mail } from 'lucide'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { formatList } from '../../platform/text/intl.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'

interface TestingNoticeProps {
  /** What the operator has not set up. */
  readonly missing: readonly Pick<Integration, 'name'>[]
}

/** Whom to write to about what cannot be connected here yet; gone once everything is set up. */
export function TestingNotice({ missing }: TestingNoticeProps) {
  const isOperator = useSession(({ user }) => user?.role === 'system_admin')
  const support = useQuery(queryFor(getInstance, {})).data?.support_email
  const address = isOperator ? null : support
  if (missing.length === 0) return null
  const names = formatList(missing.map(({ name }) => name))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft py-2.75 ps-3.5 pe-3 text-warning-text">
      <Icon of={FlaskConical} className="max-md:hidden" />
      <p className="min-w-0 flex-1 text-text-2 max-md:basis-full">
        {rich(sentenceFor(names, isOperator, Boolean(address)), {
          b: <b className="font-semibold text-warning-text" />,
        })}
      </p>
      {address && (
        <ButtonLink
          href={`mailto:${address}?subject=${encodeURIComponent(names)}`}
          variant="warning"
          size="sm"
          icon={Mail}
          className="max-md:w-full"
        >
          {t('Email us')}
        </ButtonLink>
      )}
    </div>
  )
}

function sentenceFor(names: string, isOperator: boolean, hasAddress: boolean): string {
  if (isOperator)
    return t('<b>Not set up yet:</b> {names}. Each card names the settings it needs.', { names })
  return hasAddress
    ? t('<b>Testing phase.</b> Write to us before you connect {names}, so we can add your account.', {
        names,
      })
    : t('<b>Testing phase.</b> Ask the operator of this server before you connect {names}.', { names })
}
