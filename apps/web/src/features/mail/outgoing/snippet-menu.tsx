import type { MailSnippet } from '@meridian/contract'
import { Settings, TextQuote } from 'lucide'
import { useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'

interface SnippetMenuProps {
  readonly snippets: readonly MailSnippet[]
  /** Called when the menu has closed, so that the focus can go to the text. */
  readonly onPick: (snippet: MailSnippet) => void
  readonly isDisabled?: boolean
}

/** The person's snippets by name, and the way to where they are managed. */
export function SnippetMenu({ snippets, onPick, isDisabled = false }: SnippetMenuProps) {
  const picked = useRef<MailSnippet | null>(null)
  const named = snippets.map((snippet) => ({
    id: snippet.snippet_id,
    label: `;${snippet.snippet_name}`,
    onAction: () => {
      picked.current = snippet
    },
  }))
  const manage = {
    id: 'manage',
    label: t('Manage snippets'),
    icon: Settings,
    href: '/user/settings?option=9#snippets',
  }
  function handleClosed() {
    if (picked.current) onPick(picked.current)
    picked.current = null
  }
  return (
    <Menu
      onClosed={handleClosed}
      label={t('Snippets')}
      placement="bottom start"
      trigger={<IconButton label={t('Snippets')} icon={TextQuote} isDisabled={isDisabled} />}
      groups={named.length > 0 ? [named, [manage]] : [[manage]]}
    />
  )
}
