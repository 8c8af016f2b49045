import type { PasswordLink } from '@meridian/contract'
import { Copy } from 'lucide'
import { useEffect, useRef } from 'react'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { formatDay, formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface LinkPanelProps {
  readonly link: PasswordLink
  readonly name: string
  /** It was copied. */
  readonly onKept: () => void
}

/** A link that was just made. It stands here this once: the server keeps its hash alone. */
export function LinkPanel({ link, name, onKept }: LinkPanelProps) {
  const clock = useClock()
  const input = useRef<HTMLInputElement>(null)
  const until = `${formatDay(link.expires_at, clock.zone)}, ${formatTime(link.expires_at, clock)}`
  useEffect(() => input.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link.set_password_url)
      showSuccess(t('Link copied to clipboard.'))
      onKept()
    } catch {
      // Some browsers allow copying on https only; the selected text can be copied by hand everywhere.
      input.current?.select()
      showError(t("Your browser doesn't allow copying. The link is selected: copy it by hand."))
    }
  }

  return (
    <div className="flex flex-col gap-3" onCopy={onKept}>
      <p className="text-text-2">
        {t(
          "{name} sets a password with this link. It works once, until {until}, and isn't shown again: pass it on through a channel you trust.",
          { name, until },
        )}
      </p>
      <div className="flex items-end gap-2">
        <TextField
          label={t('Link')}
          inputRef={input}
          value={link.set_password_url}
          isReadOnly
          spellCheck="false"
          className="flex-1"
        />
        <Button variant="primary" icon={Copy} onPress={() => void copy()}>
          {t('Copy')}
        </Button>
      </div>
    </div>
  )
}
