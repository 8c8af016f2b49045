import type { z } from 'zod'
import type { Access } from '../kit/access.ts'
import { ProviderError } from '../kit/provider-error.ts'
import type { AccountWebhooks, RemoteWebhook } from '../kit/push-channel.ts'
import { hmacHex, isSameHex } from '../kit/signature.ts'
import { fetchAccount } from './calendar.ts'
import { type AskCalendly, calendlyClient, fetchAll, idIn } from './client.ts'
import { CalendlyWebhook, CalendlyWebhookReply, Nothing } from './replies.ts'

export function calendlyWebhooks(access: Access): AccountWebhooks {
  const ask = calendlyClient(access)
  return {
    create: async (wanted) => {
      const owner = await fetchOwner(ask)
      try {
        return await create(ask, owner, wanted)
      } catch (problem) {
        if (!isKind(problem, 'conflict')) throw problem
        // Its key is not known any more.
        const same = (await list(ask, owner)).filter(({ address }) => address === wanted.address)
        for (const { external_id } of same) await remove(ask, external_id)
        return create(ask, owner, wanted)
      }
    },
    list: async () => list(ask, await fetchOwner(ask)),
    delete: (external_id) => remove(ask, external_id),
  }
}

const events = ['invitee.created', 'invitee.canceled']

async function fetchOwner(ask: AskCalendly) {
  const { external_account_id, organization } = await fetchAccount(ask)
  if (organization === null) throw new ProviderError('refused', 'The account belongs to no organization.')
  return { user: external_account_id, organization, scope: 'user' }
}

type Owner = Awaited<ReturnType<typeof fetchOwner>>

async function create(
  ask: AskCalendly,
  owner: Owner,
  { address, signingKey }: { readonly address: string; readonly signingKey: string },
): Promise<RemoteWebhook> {
  const body = { url: address, events, ...owner, signing_key: signingKey }
  const path = '/webhook_subscriptions'
  const { resource } = await ask({ method: 'POST', path, body, reply: CalendlyWebhookReply })
  return webhookOf(resource)
}

async function list(ask: AskCalendly, owner: Owner): Promise<RemoteWebhook[]> {
  const raws = await fetchAll(ask, { path: '/webhook_subscriptions', query: owner })
  return raws.flatMap((raw) => {
    const webhook = CalendlyWebhook.safeParse(raw).data
    return webhook ? [webhookOf(webhook)] : []
  })
}

async function remove(ask: AskCalendly, external_id: string): Promise<void> {
  try {
    await ask({ method: 'DELETE', path: `/webhook_subscriptions/${idIn(external_id)}`, reply: Nothing })
  } catch (problem) {
    if (!isKind(problem, 'missing')) throw problem
  }
}

function webhookOf({ uri, callback_url, state }: z.infer<typeof CalendlyWebhook>): RemoteWebhook {
  return { external_id: uri, address: callback_url, is_active: state === 'active' }
}

function isKind(problem: unknown, kind: ProviderError['kind']): boolean {
  return problem instanceof ProviderError && problem.kind === kind
}

/**
 * Whether Calendly has sent these bytes within the last three minutes, by the header Calendly-Webhook-Signature.
 * `rawBody` is what came over the wire: JSON that was read and written again has another signature.
 */
export function isSignedByCalendly(
  { rawBody, signature }: { readonly rawBody: Uint8Array; readonly signature: string },
  signingKey: string,
  now: Date,
): boolean {
  const parts = new Map(signature.split(',').map((part) => splitAt(part.trim(), '=')))
  const [sent, given] = [parts.get('t') ?? '', parts.get('v1') ?? '']
  if (!/^\d{1,12}$/.test(sent) || given === '') return false
  if (Math.abs(now.getTime() - Number(sent) * 1000) > tolerance_ms) return false
  return isSameHex(given, hmacHex(signingKey, [sent, '.', rawBody]))
}

const tolerance_ms = 180_000

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
