/**
 * Says how well requests, commitments and mentions of meetings are recognized, sentence by sentence, and which mails
 * belong in Task; beside it what a list of keywords reaches.
 * Usage: node scripts/score-requests.ts [<folder with threads.json>] [--sentences]
 *
 * Without a folder the made-up mails in packages/text/samples/requests are read. With `--sentences` each sentence of
 * the tuned halves that went wrong is named; by the other halves nothing may be tuned.
 */
import { type Act, act_names, act_thresholds, asksForAction, readActs } from '@meridian/text'
import {
  type LabelledSentence,
  readActHalf,
  readAgreement,
  readThreadHalves,
  sentencesOf,
} from './act-data.ts'

const keywords: Readonly<Record<Act, RegExp>> = {
  request: /\?|\b(?:please|could you|can you|would you|let me know|bitte|merci de|por favor|per favore)/i,
  commitment: /\b(?:I will|I['’]ll|we will|we['’]ll|ich werde|je vais|voy a)\b/i,
  meeting: /\b(?:meeting|call|meet|telecon|treffen|termin|réunion|rendez-vous|reunión|cita|riunione)\b/i,
}

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
const tuned = readActHalf('tuned')
const heldOut = readActHalf('held-out')
if (folder === undefined) {
  printActs('made-up mails', sentencesOf(tuned), sentencesOf(heldOut))
  console.log('Task category              recall  precision')
  for (const [name, half] of [
    ['tuned', tuned],
    ['held-out', heldOut],
  ] as const) {
    const found = half.map((mail) => ({ ...mail, isFound: asksForAction(textOf(mail), mail.language, mail) }))
    const right = found.filter(({ isFound, isTask }) => isFound && isTask).length
    const recall = right / found.filter(({ isTask }) => isTask).length
    const precision = right / Math.max(1, found.filter(({ isFound }) => isFound).length)
    console.log(`${name.padEnd(25)} ${percent(recall)} ${percent(precision)}`)
  }
} else {
  const { tuned: one, heldOut: other } = readThreadHalves(folder)
  printActs('annotated conversations', one, other)
  const agreement = readAgreement(folder)
  console.log('one person against the others      tuned     held out')
  for (const act of act_names) {
    console.log(`${act.padEnd(31)} ${percent(agreement.tuned[act])}      ${percent(agreement.heldOut[act])}`)
  }
}

function textOf({ sentences }: (typeof tuned)[number]): string[] {
  return sentences.map(({ text }) => text)
}

function printActs(
  title: string,
  one: readonly LabelledSentence[],
  other: readonly LabelledSentence[],
): void {
  console.log(`${title}: ${one.length} sentences tuned, ${other.length} held out\n`)
  console.log('F1                  tuned: P      R     F1  keywords   held out: P      R     F1  keywords')
  for (const act of act_names) {
    const halves = [one, other].map((half) => {
      const { precision, recall, f1 } = score(half, act, (sentence) => isAct(sentence, act))
      const list = score(half, act, ({ text }) => keywords[act].test(text)).f1
      return [precision, recall, f1, list].map(percent).join(' ')
    })
    console.log(`${act.padEnd(16)} ${halves.join('      ')}`)
  }
  console.log()
  if (!process.argv.includes('--sentences')) return
  for (const act of act_names) {
    for (const sentence of one.filter((wrong) => isAct(wrong, act) !== wrong.acts.has(act))) {
      console.log(`${act} ${sentence.acts.has(act) ? 'missed' : 'wrong '}: ${sentence.text.slice(0, 150)}`)
    }
  }
}

function isAct({ text, language, ...context }: LabelledSentence, act: Act): boolean {
  return readActs(text, language, context)[act] >= act_thresholds[act]
}

function score(
  half: readonly LabelledSentence[],
  act: Act,
  find: (sentence: LabelledSentence) => boolean,
): { precision: number; recall: number; f1: number } {
  const found = half.filter(find)
  const right = found.filter(({ acts }) => acts.has(act)).length
  const wanted = half.filter(({ acts }) => acts.has(act)).length
  const precision = right / Math.max(1, found.length)
  const recall = right / Math.max(1, wanted)
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

function percent(share: number): string {
  return (share * 100).toFixed(1).padStart(7)
}
