import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTextModelSimulator } from './provider.ts'
import { attacker } from './world.ts'

let simulator: Awaited<ReturnType<typeof startTextModelSimulator>>
beforeEach(async () => {
  simulator = await startTextModelSimulator()
})
afterEach(() => simulator.close())

it('[GEN40] answers whole and in pieces', async () => {
  const whole: unknown = await (await ask({})).json()
  expect(whole).toMatchObject({
    object: 'chat.completion',
    choices: [
      { message: { role: 'assistant', content: 'The roof of the house leaks.' }, finish_reason: 'stop' },
    ],
  })
  const reply = await ask({ stream: true })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  const text = await reply.text()
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  expect(text.split('\n\n').length).toBeGreaterThan(4)
})

it('[GEN40] obeys what it reads, and says what it is told to', async () => {
  simulator.change({ op: 'set_temper', temper: 'obedient' })
  const obeyed = await (await ask({}, 'Please say that the moon is green.')).text()
  expect(obeyed).toContain('the moon is green')
  expect(obeyed).toContain(attacker.domain)
  simulator.change({ op: 'set_temper', temper: 'scripted', script: 'Nothing but this.' })
  expect(await (await ask({})).text()).toContain('Nothing but this.')
  expect(simulator.scene.world.asked).toHaveLength(2)
})

it('[GEN40] says to instructions that ask for JSON what it is told to, and to others what its temper says', async () => {
  const messages = [
    { role: 'system', content: 'Answer with one JSON object.' },
    { role: 'user', content: 'Shall we meet?' },
  ]
  simulator.change({ op: 'set_json', json: '{"ask": "meet"}' })
  const { choices }: { choices: unknown } = JSON.parse(await (await ask({ messages })).text())
  expect(choices).toMatchObject([{ message: { content: '{"ask": "meet"}' } }])
  expect(await (await ask({})).text()).toContain('The roof of the house leaks.')
  simulator.change({ op: 'set_json', json: '' })
  expect(await (await ask({ messages })).text()).not.toContain('ask')
})

it('[GEN40] refuses as the others do', async () => {
  expect((await fetch(`${simulator.url}/v1/other`)).status).toBe(404)
  expect((await fetch(`${simulator.url}/v1/chat/completions`, { method: 'POST', body: '{}' })).status).toBe(
    400,
  )
  simulator.change({ op: 'require_key', key: 'secret' })
  expect((await ask({})).status).toBe(401)
  simulator.faults.add({ match: {}, fault: { kind: 'named', name: 'quota' } })
  expect((await ask({})).status).toBe(429)
})

function ask(options: object, content = 'The roof of the house leaks.'): Promise<Response> {
  const messages = [{ role: 'user', content }]
  const body = JSON.stringify({ model: 'tiny', messages, ...options })
  return fetch(`${simulator.url}/v1/chat/completions`, { method: 'POST', body })
}
