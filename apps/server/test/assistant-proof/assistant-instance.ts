import { createApiToken, deleteApiToken, listApiTokens } from '@meridian/contract'
import { all_tool_scopes } from '../assistant.ts'
import { type HttpPerson, httpPerson } from '../http-person.ts'
import { prepareInstance } from '../proof-instance.ts'

export interface AssistantInstance {
  /** Without a slash at the end. */
  readonly address: string
  readonly person: HttpPerson
  /** A token of the person with limits of its own, instead of the former one. */
  readonly newToken: () => Promise<string>
}

/** An instance with a person in it, which allows programs of this machine. */
export async function startAssistantInstance(resources: AsyncDisposableStack): Promise<AssistantInstance> {
  const { address, start } = await prepareInstance(resources)
  await start({ ASSISTANT_HOSTS: '127.0.0.1' })
  const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Asia/Kathmandu' }
  const person = await httpPerson(address, about)
  return { address, person, newToken: () => newToken(person) }
}

async function newToken(person: HttpPerson): Promise<string> {
  for (const { api_token_id } of await person.call(listApiTokens, {}))
    await person.call(deleteApiToken, { params: { api_token_id } })
  const body = { program_name: 'Conformance', scopes: [...all_tool_scopes], valid_days: 7 as const }
  return (await person.call(createApiToken, { body })).api_token
}
