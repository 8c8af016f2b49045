import {
  createSnippet,
  listSnippets,
  type MailSnippet,
  snippet_name_characters_max,
  snippet_text_characters_max,
  updateSnippet,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface SnippetDialogProps {
  /** The snippet to change; null for a new one. */
  readonly snippet: MailSnippet | null
  readonly onClose: () => void
}

/** Name and text of a snippet; what the server refuses stays in the fields. */
export function SnippetDialog({ snippet, onClose }: SnippetDialogProps) {
  const [snippet_name, setName] = useState(snippet?.snippet_name ?? '')
  const [snippet_text, setText] = useState(snippet?.snippet_text ?? '')
  const [wasTried, setTried] = useState(false)
  const nameError = /^[\p{L}\p{M}\p{N}_-]+$/u.test(snippet_name)
    ? undefined
    : t('Use one word of letters, digits, - and _.')
  const textError = snippet_text.trim() === '' ? t('Write the text of the snippet.') : undefined
  const saving = useSaveSnippet(snippet, onClose)
  const [nameField, textField] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)]
  const refusedName = errorOf(saving.error, 'snippet_name')
  const isChanged =
    snippet_name !== (snippet?.snippet_name ?? '') || snippet_text !== (snippet?.snippet_text ?? '')

  function save() {
    setTried(true)
    if (nameError) nameField.current?.focus()
    else if (textError) textField.current?.focus()
    else saving.mutate({ snippet_name, snippet_text }, { onError: () => nameField.current?.focus() })
  }

  function changeName(name: string) {
    setName(name)
    if (saving.error) saving.reset()
  }

  return (
    <Dialog
      title={snippet ? t('Edit snippet') : t('New snippet')}
      size="sm"
      isSheetOnPhone
      isOpen
      onClose={onClose}
      hasUnsaved={isChanged}
      footer={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" isBusy={saving.isPending} busyLabel={t('Saving...')} onPress={save}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {saving.error && refusedName === undefined && <FormProblem>{saving.error.message}</FormProblem>}
        <TextField
          label={t('Name')}
          hint={t('Type it in a mail with a semicolon before it, for example ;thanks')}
          value={snippet_name}
          onChange={changeName}
          inputRef={nameField}
          maxLength={snippet_name_characters_max}
          autoComplete="off"
          autoFocus
          error={(wasTried ? nameError : undefined) ?? refusedName}
        />
        <TextArea
          label={t('Text')}
          value={snippet_text}
          onChange={setText}
          inputRef={textField}
          rows={5}
          maxLength={snippet_text_characters_max}
          error={wasTried ? textError : undefined}
        />
      </form>
    </Dialog>
  )
}

function useSaveSnippet(snippet: MailSnippet | null, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<MailSnippet, 'snippet_name' | 'snippet_text'>) =>
      snippet
        ? call(updateSnippet, { params: { snippet_id: snippet.snippet_id }, body })
        : call(createSnippet, { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(listSnippets) })
      showSuccess(t((snippet ? updateSnippet : createSnippet).says.done))
      onSaved()
    },
  })
}
