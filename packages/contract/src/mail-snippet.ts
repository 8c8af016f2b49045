import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, requiredText, text } from './field.ts'

/** How many snippets one person can have. */
export const snippets_max = 100
export const snippet_name_characters_max = 40
export const snippet_text_characters_max = 5000

/** A text that the person inserts into mails by its name. Only the person sees it. */
export const MailSnippet = z.object({
  snippet_id: z.uuid(),
  snippet_name: z.string(),
  snippet_text: z.string(),
})
export type MailSnippet = z.infer<typeof MailSnippet>

const fields = {
  /** Typed as `;name`, so that it has no spaces. */
  snippet_name: text('snippet_name', snippet_name_characters_max).regex(
    /^[\p{L}\p{M}\p{N}_-]+$/u,
    'snippet_name must consist of letters, digits, - and _.',
  ),
  snippet_text: requiredText('snippet_text', snippet_text_characters_max),
}

const snippet_params = z.object({ snippet_id: id('snippet_id') })

export const listSnippets = endpoint({
  method: 'GET',
  path: '/v1/mail/snippet/all',
  scope: 'mail:read',
  summary: 'List the person’s snippets, by name',
  reply: z.array(MailSnippet),
  says: { failed: 'Failed to get snippets. Please try again.' },
})

export const createSnippet = endpoint({
  method: 'POST',
  path: '/v1/mail/snippet/create',
  scope: 'mail:write',
  summary: 'Create a snippet with a name that no other snippet of the person has',
  status: 201,
  body: z.object(fields),
  reply: MailSnippet,
  says: { failed: 'Failed to create snippet. Please try again.', done: 'Snippet created successfully.' },
})

export const updateSnippet = endpoint({
  method: 'PUT',
  path: '/v1/mail/snippet/:snippet_id',
  scope: 'mail:write',
  summary: 'Update a snippet',
  params: snippet_params,
  body: z.object(fields).partial(),
  fixed: ['snippet_id'],
  reply: MailSnippet,
  says: { failed: 'Failed to update snippet. Please try again.', done: 'Snippet updated successfully.' },
})

export const deleteSnippet = endpoint({
  method: 'DELETE',
  path: '/v1/mail/snippet/:snippet_id',
  scope: 'mail:write',
  summary: 'Delete a snippet',
  params: snippet_params,
  reply: z.object({ snippet_id: z.uuid() }),
  says: { failed: 'Failed to delete snippet. Please try again.', done: 'Snippet deleted successfully.' },
})
