import { ChevronDown, Send } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LaterMenu } from '../later/later-menu.tsx'

interface SendButtonProps {
  /** 'Send', or what is sent. */
  readonly children: string
  readonly isDisabled: boolean
  readonly isSending: boolean
  /** Without a time at once. */
  readonly onSend: (send_at?: string) => void
}

/** Sends at once, or by the menu at its end later. */
export function SendButton({ children, isDisabled, isSending, onSend }: SendButtonProps) {
  return (
    <div className="me-1 flex">
      <Button
        variant="primary"
        icon={Send}
        isDisabled={isDisabled}
        isBusy={isSending}
        onPress={() => onSend()}
        className="rounded-e-none! border-e-0!"
      >
        {children}
      </Button>
      <LaterMenu
        label={t('Send later')}
        onPick={onSend}
        trigger={
          <AriaButton
            aria-label={t('Send later')}
            isDisabled={isDisabled || isSending}
            className={buttonLook('primary', 'md', 'rounded-s-none! border-s-raised/40!')}
          >
            <Icon of={ChevronDown} size={14} />
          </AriaButton>
        }
      />
    </div>
  )
}
