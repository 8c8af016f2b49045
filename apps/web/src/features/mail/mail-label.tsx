import type { ListedMail } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { tintOfKey } from '../../ui/tint.ts'
import { firstLabel, isProvidersLabel, labelWords } from './mail-words.ts'

/** The first label of a mail that tells something, or that the mail has none at all. */
export function FirstLabel({ mail }: { readonly mail: ListedMail }) {
  const label = firstLabel(mail)
  if (label !== null) return <MailLabel name={label} />
  if (mail.mail_labels.integration_labels.length > 0) return null
  return <span className="text-2xs text-muted">{t('No tags')}</span>
}

/** A label of the mail's provider. The same name always has the same colour; the provider's own are grey. */
export function MailLabel({ name }: { readonly name: string }) {
  return (
    <span
      title={name}
      className={cx(
        'inline-flex h-5 max-w-40 items-center gap-1.25 rounded-sm bg-tint ps-1.5 pe-1.75 text-2xs font-medium text-tint-text',
        isProvidersLabel(name) ? 'source-custom' : tintOfKey(name),
      )}
    >
      <span className="size-1.75 shrink-0 rounded-[3px] bg-tint-dot shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)]" />
      <span className="truncate">{labelWords(name)}</span>
    </span>
  )
}
