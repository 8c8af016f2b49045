import { mail_summary_characters_max } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { OwnTexts } from './use-own-texts.ts'

interface MailSummaryEditorProps {
  readonly words: OwnTexts
  readonly isOwn: boolean
  readonly onDone: () => void
}

/** Where the person writes the summary over; emptied it is the written one again. */
export function MailSummaryEditor({ words, isOwn, onDone }: MailSummaryEditorProps) {
  const done = () => {
    void words.save()
    onDone()
  }
  return (
    <div className="px-4 pt-2 pb-1">
      <TextArea
        label={t('Summary')}
        isLabelHidden
        value={words.textOf('mail_summary')}
        onChange={(text) => words.change('mail_summary', text)}
        maxLength={mail_summary_characters_max}
        rows={4}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        {isOwn && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              words.change('mail_summary', '')
              done()
            }}
          >
            {t('Use the written one')}
          </Button>
        )}
        <Button size="sm" variant="primary" onPress={done}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}
