import { escapeHtml, html, type SimulatedReply } from './message.ts'

export interface ConsentQuestion {
  readonly provider: string
  readonly app: string
  readonly action: string
  /** The query that led here, given back with the form. */
  readonly request: string
  readonly accounts: readonly { readonly account: string; readonly name: string }[]
  /** The account chosen beforehand. */
  readonly hint: string | undefined
  readonly scopes: readonly { readonly scope: string; readonly text: string; readonly isFixed: boolean }[]
}

/** A plain form that works without script: account, a tick per scope, Allow, Cancel. */
export function consentPage(question: ConsentQuestion): SimulatedReply {
  const { provider, app, action, request, accounts, hint, scopes } = question
  const chosen = accounts.find(({ account }) => account === hint) ?? accounts[0]
  return page(
    `Sign in - ${provider} (simulated)`,
    `<h1>${escapeHtml(app)} wants to access your ${escapeHtml(provider)} account</h1>
<p>This page stands in for ${escapeHtml(provider)}. Nobody here is real.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
<fieldset><legend>Choose an account</legend>
${accounts.map(({ account, name }) => accountField(account, name, account === chosen?.account)).join('\n')}
</fieldset>
<fieldset><legend>What ${escapeHtml(app)} may do</legend>
${scopes.map(scopeField).join('\n')}
</fieldset>
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Cancel</button>
</form>`,
  )
}

/** What the person sees when the app's address is wrong; the app hears nothing. */
export function mistakePage(provider: string, mistake: string, detail: string): SimulatedReply {
  const body = page(
    `Error - ${provider} (simulated)`,
    `<h1>Access blocked: the request is invalid</h1>
<p>Error 400: ${escapeHtml(mistake)}</p>
<p>${escapeHtml(detail)}</p>`,
  )
  return { ...body, status: 400 }
}

function accountField(account: string, name: string, isChosen: boolean): string {
  return `<p><label><input type="radio" name="account" value="${escapeHtml(account)}"${isChosen ? ' checked' : ''} required> ${escapeHtml(name)} (${escapeHtml(account)})</label></p>`
}

/** A fixed scope is told; it cannot be unticked, and a disabled tick is not sent. */
function scopeField({ scope, text, isFixed }: ConsentQuestion['scopes'][number]): string {
  return `<p><label><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked${isFixed ? ' disabled' : ''}> ${escapeHtml(text)}</label></p>`
}

function page(title: string, content: string): SimulatedReply {
  return html(
    200,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 36rem; padding: 0 1rem; color: #1b1b1f; background: #fff }
fieldset { border: 1px solid #767680; border-radius: .5rem; margin: 1rem 0; min-width: 0; overflow-wrap: anywhere }
button { font: inherit; padding: .5rem 1.25rem; margin-right: .5rem }
</style>
</head>
<body><main>
${content}
</main></body>
</html>
`,
  )
}
