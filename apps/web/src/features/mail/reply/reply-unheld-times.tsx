import { CalendarX } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Of a text that offers times which this window did not find, as where the draft was written on another device. */
export function MailReplyUnheldTimes({ onOffer }: { readonly onOffer: () => void }) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md bg-warning-soft px-3 py-2 text-xs">
      <Icon of={CalendarX} size={14} className="text-warning-text" />
      <p className="min-w-0 flex-1">
        {t('Sending does not hold the times in this text, and adds no links to choose one.')}
      </p>
      <Button size="sm" onPress={onOffer}>
        {t('Offer times')}
      </Button>
    </div>
  )
}
