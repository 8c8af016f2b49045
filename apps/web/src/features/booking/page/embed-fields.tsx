import { Copy } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { copyText } from '../../../platform/state/copy-text.ts'
import { embedSnippet } from './embed-snippet.ts'

interface EmbedFieldsProps {
  /** Undefined until the page is created. */
  readonly page_url: string | undefined
  readonly origins: readonly string[]
  readonly onChange: (origins: string[]) => void
  readonly error: string | undefined
}

/** The sites that may show the page inside their own, and the HTML for them. */
export function EmbedFields({ page_url, origins, onChange, error }: EmbedFieldsProps) {
  return (
    <>
      <TextArea
        label={t('Allowed sites')}
        hint={t('One a line, such as https://example.com. Without any, no other site can show the page.')}
        value={origins.join('\n')}
        onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
        error={error}
      />
      {page_url !== undefined && origins.length > 0 && (
        <>
          <TextArea
            label={t('HTML for the other site')}
            value={embedSnippet(page_url)}
            onChange={() => undefined}
            rows={4}
            isReadOnly
          />
          <Button
            icon={Copy}
            className="self-start"
            onPress={() => void copyText(embedSnippet(page_url), t('HTML copied to clipboard.'))}
          >
            {t('Copy HTML')}
          </Button>
        </>
      )}
    </>
  )
}
