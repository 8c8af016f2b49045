import { expect, it } from 'vitest'
import { consentPage, mistakePage, type ConsentQuestion } from './consent-page.ts'

it('[SIM12] asks in a form that works without script, with a label for everything', () => {
  const page = textOf(consentPage(question))
  expect(page).toContain('<html lang="en">')
  expect(page).not.toContain('<script')
  expect(page).toContain('<form method="post" action="/authorize">')
  for (const input of page.match(/<input type="(radio|checkbox)"/g) ?? []) {
    expect(page).toContain(`<label>${input}`)
  }
  expect(page.match(/<legend>/g)).toHaveLength(2)
  expect(page).toContain('value="allow">Allow</button>')
  expect(page).toContain('value="deny">Cancel</button>')
})

it('[SIM12] has the hinted account chosen, and ticks that can be taken away only where they may be', () => {
  const page = textOf(consentPage(question))
  expect(page).toContain('value="bo@example.org" checked')
  expect(page).not.toContain('value="ada@example.com" checked')
  expect(page).toContain('value="openid" checked disabled')
  expect(page).toContain('value="calendar" checked>')
})

it('[SIM12] shows names and mistakes as the text they are', () => {
  const hostile = '"><script>alert(1)</script>'
  const accounts = [{ account: hostile, name: hostile }]
  const page = textOf(consentPage({ ...question, app: hostile, request: hostile, accounts }))
  expect(page).not.toContain('<script>')
  expect(textOf(mistakePage('Google', 'bad', hostile))).not.toContain('<script>')
})

const question: ConsentQuestion = {
  provider: 'Google',
  app: 'Meridian',
  action: '/authorize',
  request: 'a=b&c=d',
  accounts: [
    { account: 'ada@example.com', name: 'Ada Example' },
    { account: 'bo@example.org', name: 'Bo Sample' },
  ],
  hint: 'bo@example.org',
  scopes: [
    { scope: 'openid', text: 'Know who you are', isFixed: true },
    { scope: 'calendar', text: 'See your calendar', isFixed: false },
  ],
}

function textOf({ body }: { readonly body?: unknown }): string {
  return typeof body === 'string' ? body : ''
}
