import { type Input, type createSnippet, snippets_max, type updateSnippet } from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import * as queries from './snippet.queries.ts'

/** Throws `conflict` for a name that the person has already and above the maximum per person. */
export async function createOwnSnippet(
  tx: Db,
  { user_id }: Actor,
  snippet: Input<typeof createSnippet>['body'],
  now: Date,
): Promise<queries.SnippetRow> {
  await queries.lockSnippetsOf(tx, user_id)
  if ((await queries.countSnippets(tx, user_id)) >= snippets_max)
    throw new AppError('conflict', `You have ${snippets_max} snippets, and more are not possible.`)
  const snippet_id = newId()
  await requireFree(tx, user_id, { snippet_id, snippet_name: snippet.snippet_name })
  return queries.insertSnippet(tx, { ...snippet, snippet_id, user_id, created_at: now, updated_at: now })
}

/** Throws `not_found`, and `conflict` for a name of another snippet of the person. */
export async function updateOwnSnippet(
  tx: Db,
  { user_id }: Actor,
  {
    snippet_id,
    change,
  }: { readonly snippet_id: string; readonly change: NonNullable<Input<typeof updateSnippet>['body']> },
  now: Date,
): Promise<queries.SnippetRow> {
  await queries.lockSnippetsOf(tx, user_id)
  const { snippet_name } = change
  if (snippet_name !== undefined) await requireFree(tx, user_id, { snippet_id, snippet_name })
  const updated = await queries.updateSnippet(tx, { user_id, snippet_id }, { ...change, updated_at: now })
  if (!updated) throw notFound()
  return updated
}

/** Throws `not_found`. */
export async function deleteOwnSnippet(tx: Db, { user_id }: Actor, snippet_id: string): Promise<void> {
  if (!(await queries.deleteSnippet(tx, { user_id, snippet_id }))) throw notFound()
}

async function requireFree(
  tx: Db,
  user_id: string,
  named: { readonly snippet_id: string; readonly snippet_name: string },
): Promise<void> {
  if (!(await queries.isNameTaken(tx, user_id, named))) return
  const message = 'You have a snippet with this name already.'
  throw new AppError('conflict', message, { errors: [{ path: 'snippet_name', message }] })
}

function notFound(): AppError {
  return new AppError('not_found', 'Snippet not found.')
}
