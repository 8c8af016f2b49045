import type { Mail } from '@meridian/contract'
import { mark, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { TextName } from './own-texts.ts'
import type { OwnTexts } from './use-own-texts.ts'

interface MailDetailConflictProps {
  readonly mail: Mail
  readonly words: OwnTexts
}

/** What was saved elsewhere while it was typed here: both are kept until the person decides. */
export function MailDetailConflict({ mail, words }: MailDetailConflictProps) {
  if (words.contested.length === 0) return null
  return (
    <div role="alert" className="mb-4 rounded-lg border border-border bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning-text">{t('This mail was changed elsewhere meanwhile.')}</p>
      {words.contested.map((name) => (
        <div key={name} className="mt-2">
          <p className="text-xs text-text-2">{t(word_labels[name])}</p>
          <p className="mt-0.5 max-h-40 overflow-auto whitespace-pre-wrap wrap-anywhere">
            {mail[name] ?? t('Nothing')}
          </p>
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onPress={words.keepMine}>
          {t('Keep my text')}
        </Button>
        <Button size="sm" onPress={words.takeTheirs}>
          {t('Take the other')}
        </Button>
      </div>
    </div>
  )
}

const word_labels: Readonly<Record<TextName, string>> = {
  mail_subject: mark('Subject, as saved elsewhere'),
  mail_summary: mark('Summary, as saved elsewhere'),
  mail_reply: mark('Reply, as saved elsewhere'),
}
