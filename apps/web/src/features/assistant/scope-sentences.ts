import type { AssistantScope, Scope } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

/** What each scope allows, for a person who decides about it. */
const sentences: Readonly<Record<AssistantScope, string>> = {
  'meetings:read': mark('See your meetings and invitations, and whom they are with'),
  'meetings:write': mark('Suggest meetings, changes and answers, each of which you confirm'),
  'availability:read': mark('See when you and those you meet are free'),
  'availability:write': mark('Suggest times to hold, each of which you confirm'),
  'tasks:read': mark('See your tasks'),
  'tasks:write': mark('Suggest tasks, each of which you confirm'),
}

/** Of a scope that assistants are not given, its name. */
export function sentenceOf(scope: Scope): string {
  const sentence = Object.entries(sentences).find(([known]) => known === scope)?.[1]
  return sentence === undefined ? scope : t<string>(sentence)
}
