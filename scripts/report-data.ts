import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readThreadSamples, type ThreadSample } from '@meridian/text'

/**
 * Reads the annotated bug reports of Rastkar, Murphy and Murray (IEEE Transactions on Software Engineering 40(4),
 * 2014), `bugreports.xml` and `annotation.xml`: 36 discussions, each summarized by up to three people. The files are no
 * well-formed XML, but have the same few tags throughout.
 */
export function readReports(folder: string): ThreadSample[] {
  const annotations = reportsIn(readFileSync(join(folder, 'annotation.xml'), 'utf8'))
  const threads = [...reportsIn(readFileSync(join(folder, 'bugreports.xml'), 'utf8'))].map(
    ([id, report]) => ({
      listno: id.padStart(2, '0'),
      emails: readMails(report),
      annotations: inside(annotations.get(id) ?? '', 'Annotation').map(readAnnotation),
    }),
  )
  return readThreadSamples(JSON.stringify(threads))
}

function reportsIn(xml: string): Map<string, string> {
  const [, ...reports] = xml.split(/<BugReport ID\s*=\s*"/)
  return new Map(
    reports.map((report) => {
      const end = report.indexOf('"')
      return [report.slice(0, end), report.slice(end)]
    }),
  )
}

function readMails(report: string) {
  const [title = ''] = inside(report, 'Title')
  const subject = title.replace(/^\W*\(\d+\)\s*/, '').replace(/"$/, '')
  return inside(report, 'Turn').map((turn) => ({
    from_: (inside(turn, 'From')[0] ?? '').replaceAll(/^[\s']+|[\s']+$/g, ''),
    subject: decode(subject),
    sentences: sentencesIn(turn, 'ID').map(({ value, text }) => ({ id: value, text })),
  }))
}

function readAnnotation(annotation: string) {
  const [abstract = ''] = inside(annotation, 'AbstractiveSummary')
  const [extract = ''] = inside(annotation, 'ExtractiveSummary')
  const written = sentencesIn(abstract, 'Links')
  return {
    abstract: written.map(({ text }) => text),
    links: written.map(({ value }) => value.replaceAll(' ', '')),
    extract: [...extract.matchAll(/ID\s*=\s*"([^"]*)"/g)].map(([, id = '']) => id.trim()),
    labels: {},
  }
}

function inside(xml: string, tag: string): string[] {
  return xml
    .split(`<${tag}>`)
    .slice(1)
    .map((piece) => piece.slice(0, piece.indexOf(`</${tag}>`)))
}

function sentencesIn(xml: string, attribute: 'ID' | 'Links'): { value: string; text: string }[] {
  const sentence = new RegExp(`<Sentence ${attribute}\\s*=\\s*"([^"]*)"\\s*>([^<]*)</Sentence>`, 'g')
  return [...xml.matchAll(sentence)].map(([, value = '', text = '']) => ({
    value: value.trim(),
    text: decode(text).trim(),
  }))
}

/** Some characters are escaped twice. */
function decode(text: string): string {
  const plain = text.replaceAll('&amp;', '&').replaceAll('&amp;', '&')
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/\\(["'])/g, '$1')
}
