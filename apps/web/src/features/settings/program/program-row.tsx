import { RevokeButton } from '../../../platform/access/revoke-button.tsx'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'

interface ProgramRowProps {
  readonly name: string
  /** What is known of it, a line each. */
  readonly facts: readonly string[]
  readonly isExpired?: boolean
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

/** One API token or app password of the person. */
export function ProgramRow({ name, facts, isExpired = false, isBusy, onRevoke }: ProgramRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
          {isExpired && <Badge>{t('Expired')}</Badge>}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="num text-muted wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      <RevokeButton
        name={name}
        consequence={t("Programs that use it lose their access at once. This can't be undone.")}
        isBusy={isBusy}
        onRevoke={onRevoke}
      />
    </li>
  )
}
