import type { ImapAccount } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { named } from '../../../ui/named.ts'
import type { Act } from '../integration-state.ts'

interface ImapFootProps {
  readonly account: ImapAccount | null
  readonly onAct: (act: Act) => void
}

/** Whose mailbox it is and where, and what can be done about it. */
export function ImapFoot({ account, onAct }: ImapFootProps) {
  const small = 'max-md:flex-1'
  const name = t('Mail by IMAP')
  const isLocked = account?.mailbox.state === 'needs_reconnect'
  return (
    <footer className="flex flex-wrap items-center gap-2 rounded-b-[11px] border-t border-border bg-[color-mix(in_srgb,var(--c-sunken)_55%,transparent)] px-4 py-3 text-xs text-muted md:py-2.75 md:pe-3">
      <p className="me-auto min-w-0 wrap-anywhere max-md:w-full md:flex-1">
        {account
          ? t('Connected as {account} at {server}', { account: account.address, server: account.imap_host })
          : t('Enter its address and password. Both are checked before anything is saved.')}
      </p>
      {account && (
        <Button
          size="sm"
          variant="danger"
          ariaLabel={named(t('Disconnect'), name)}
          onPress={() => onAct('disconnect')}
          className={small}
        >
          {t('Disconnect')}
        </Button>
      )}
      {(!account || isLocked) && (
        <Button
          size="sm"
          variant="primary"
          ariaLabel={named(account ? t('Enter password') : t('Connect'), name)}
          onPress={() => onAct(account ? 'reconnect' : 'connect')}
          className={small}
        >
          {account ? t('Enter password') : t('Connect')}
        </Button>
      )}
    </footer>
  )
}
