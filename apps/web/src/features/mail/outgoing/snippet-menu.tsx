import type { MailSnippet } from '@meridian/contract'
import { Settings, TextQuote } from 'lucide-react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'

interface SnippetMenuProps {
  readonly snippets: readonly MailSnippet[]
  readonly onPick: (snippet: MailSnippet) => void
  readonly isDisabled?: boolean
}

/** The person's snippets by name, and the way to where they are managed. */
export function SnippetMenu({ snippets, onPick, isDisabled = false }: SnippetMenuProps) {
  const named = snippets.map((snippet) => ({
    id: snippet.snippet_id,
    label: `;${snippet.snippet_name}`,
    onAction: () => onPick(snippet),
  }))
  const manage = {
    id: 'manage',
    label: t('Manage snippets'),
    icon: Settings,
    href: '/user/settings?option=9#snippets',
  }
  return (
    <Menu
      label={t('Snippets')}
      placement="bottom start"
      trigger={
        <Button size="sm" variant="ghost" icon={TextQuote} isDisabled={isDisabled}>
          {t('Snippets')}
        </Button>
      }
      groups={named.length > 0 ? [named, [manage]] : [[manage]]}
    />
  )
}
