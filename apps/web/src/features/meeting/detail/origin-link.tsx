import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

interface OriginLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A way to a page of a provider, in a tab of its own. */
export function OriginLink({ href, children }: OriginLinkProps) {
  return (
    <Link href={href} isExternal className="inline-flex items-center gap-1 whitespace-nowrap">
      {children}
      <Icon of={ExternalLink} size={14} />
    </Link>
  )
}
