import { type CostlyText, repeated, some_costly_texts } from '../../../../apps/server/test/costly-texts.ts'
import { costly_markup } from '../costly-markup.arbitrary.ts'

const header_units = [
  [
    'x ',
    ' ',
    '\t',
    'é',
    '.',
    'g:',
    'g: a@b.c; ',
    'a:b,',
    ';',
    ':;',
    '(',
    ')',
    '(a',
    '"',
    '""',
    '"a" ',
    '\\',
    '\\"',
  ],
  ['<', '<>', '< ', '<a@b>', '@', 'a@', 'a@b.c, ', ',', '=?', '?=', '=?utf-8?q?a?= ', '=?utf-8?q?=3C?= '],
  ['=?utf-8?b?YWJj?= ', '=?utf-8?b?YWJj?=', '=?utf-8?q?=ff?= ', '=?x?q?', '= ', 'x*0=a; ', "x*0*=utf-8''a; "],
  ['; x=1', '; a="', '\r\n a', '\r\n\t(', '\r', 'multipart/'],
].flat()

const begin = 'From: a@b.example\r\nMIME-Version: 1.0\r\n'

/** Heads of mails that keep a reader busy. */
export const costly_headers: readonly CostlyText[] = [
  ...['Subject: ', 'To: ', 'References: ', 'Content-Disposition: attachment; filename='].flatMap(headersOf),
  ...['From: ', 'Date: ', 'Content-Type: text/plain; '].flatMap((header) => headersOf(header).slice(0, 12)),
  ...['X-Header: some words\r\n', 'To: a@b.c\r\n', 'To: g:g:g:g:g:g:\r\n'].map(
    (unit): CostlyText => [
      JSON.stringify(unit),
      (characters) => `${begin}${repeated(unit, characters)}\r\nx`,
    ],
  ),
  ...['name*$=aaaa', 'name*$*=%41a', 'name$=a', 'filename*1=a'].map(
    (unit): CostlyText => [
      unit,
      (characters) => {
        const parameters = Array.from({ length: characters / 14 }, (_, index) =>
          unit.replace('$', String(index)),
        )
        return `${begin}Content-Type: application/pdf; ${parameters.join('; ')}\r\n\r\nx`
      },
    ],
  ),
  ['words in words', (characters) => `From: =?utf-8?q?${repeated('=3Ca@b=3E', characters)}?=\r\n\r\nx`],
]

function headersOf(header: string): CostlyText[] {
  return header_units.map((unit) => [
    `${header}${JSON.stringify(unit)}`,
    (characters) => `MIME-Version: 1.0\r\n${header}${repeated(unit, characters)}\r\n\r\nx`,
  ])
}

/** Bodies that do. */
export const costly_parts: readonly CostlyText[] = [
  ...partsOf('text/plain', '7bit', [
    '\n',
    'x\r\n',
    '\r',
    '\0',
    'é',
    '\x1b$B$3\x1b(B',
    'From x\n',
    'a '.repeat(60),
  ]),
  ...partsOf('text/plain; format=flowed; delsp=yes', '7bit', ['a \n', '-- \n', '> ', ' \n', 'a b \r\n']),
  ...partsOf('text/html', 'quoted-printable', [
    '=41=42=\r\n',
    '=\r\n',
    '=',
    '= ',
    '=4',
    ' \r\n',
    '\t',
    '=E3=81',
  ]),
  ...partsOf('text/html', 'base64', ['YQ==', 'YQ==\r\n', '=', 'YWJj', 'é', '\r\n']),
  ...partsOf('text/calendar; method=REQUEST', '7bit', ['\n', 'BEGIN:VEVENT\r\n']),
  ...['mixed', 'alternative', 'digest'].flatMap((kind) =>
    partsOf(`multipart/${kind}; boundary=b`, '7bit', [
      '--b\r\n',
      '--b\r\n\r\n',
      '--b--\r\n',
      '--bb\r\n',
      '--b \r\n',
      '--\r\n',
      '-- \r\n',
      'x\r\n',
      '--b\r\nContent-Type: text/html\r\n\r\n<p>x</p>\r\n',
      '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n',
    ]),
  ),
  ...[...some_costly_texts, ...costly_markup]
    .filter((_, index) => index % 4 === 0)
    .map(
      ([name, make]): CostlyText => [
        `a part of text beside one of ${name}`,
        (characters) =>
          `${begin}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\n${make(characters)}\r\n--b--\r\n`,
      ],
    ),
  [
    'parts in parts',
    (characters) => `${nested('b')}Content-Type: text/html\r\n\r\n${repeated('--b\r\n', characters)}`,
  ],
  [
    'long boundaries in each other',
    (characters) => {
      const boundary = 'b'.repeat(characters / 90)
      return `${nested(boundary)}Content-Type: text/html\r\n\r\n${repeated(`--${boundary}\r\n`, characters / 2)}`
    },
  ],
]

function partsOf(type: string, encoding: string, texts: readonly string[]): CostlyText[] {
  const head = `${begin}Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`
  return texts.map((unit) => [
    `${type}, ${encoding}, ${JSON.stringify(unit.slice(0, 40))}`,
    (characters) => `${head}${repeated(unit, characters)}`,
  ])
}

/** As deep as is read. */
function nested(boundary: string): string {
  const heads = Array.from(
    { length: 39 },
    (_, depth) =>
      `Content-Type: multipart/mixed; boundary="${boundary}${depth}"\r\n\r\n--${boundary}${depth}\r\n`,
  )
  return `${begin}${heads.join('')}`
}
