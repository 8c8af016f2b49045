import type { Meeting } from '@meridian/contract'
import { Lock } from 'lucide'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { externalOrigin } from '../origin.ts'
import { OriginLink } from './origin-link.tsx'

/** Why the meeting cannot be changed here, and the way to where it can; nothing where it can. */
export function ExternalOriginNotice({ meeting }: { readonly meeting: Meeting }) {
  const user_id = useSession(({ user }) => user?.user_id)
  const elsewhere = externalOrigin(meeting, user_id)
  if (!elsewhere) return null
  return (
    <p className="mb-4 flex items-start gap-2 rounded-md border border-border bg-sunken px-3 py-2 text-text-2">
      <Icon of={Lock} size={14} className="mt-0.75 text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
        <span className="min-w-0">{elsewhere.sentence}</span>
        {elsewhere.link && <OriginLink href={elsewhere.link}>{elsewhere.openLabel}</OriginLink>}
      </span>
    </p>
  )
}
