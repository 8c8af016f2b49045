import { type Answer, type Judged, matches, qualified, readXmlText } from './suite-answer.ts'
import { differences, readComponents } from './suite-calendar.ts'
import { busyProblems } from './suite-busy.ts'
import { elementProblems } from './suite-elements.ts'
import {
  multistatusProblems,
  privilegeProblems,
  propertyProblems,
  valueProblems,
} from './suite-multistatus.ts'

type Verify = (judged: Judged) => readonly string[]

/** What is wrong with an answer. Those of the tester that are not here are told as unknown. */
export const verifications: Readonly<Record<string, Verify>> = {
  statusCode: ({ answer, args }) => {
    const wanted = args['status'] ?? ['2xx']
    const isMet = wanted.some((one) => String(answer.status).startsWith(one.replace('xx', '')))
    return isMet ? [] : [`status ${answer.status} instead of ${wanted.join(', ')}`]
  },
  header: ({ answer, args }) => (args['header'] ?? []).flatMap((one) => headerProblems(answer, one)),
  dataString: ({ answer, args }) => textProblems(answer.text, args),
  dataMatch: ({ answer, args, read }) => {
    const wanted = read(args['filepath']?.[0] ?? '')
    return plain(answer.text) === plain(wanted) ? [] : ['another text than in the file']
  },
  prepostcondition: preconditionProblems,
  multistatusItems: multistatusProblems,
  propfindItems: propertyProblems,
  propfindValues: valueProblems,
  aclItems: privilegeProblems,
  calendarDataMatch: ({ answer, args, read }) => {
    if (!(args['status'] ?? ['200', '201', '207']).includes(String(answer.status)))
      return [`status ${answer.status}`]
    const file = args['filepath']?.[0]
    const wanted = file === undefined ? (args['data']?.[0] ?? '') : read(file)
    return differences(answer.text, wanted, args['filter'] ?? [])
  },
  freeBusy: ({ answer, args }) =>
    answer.status === 200 ? busyProblems(readComponents(answer.text), args) : [`status ${answer.status}`],
  postFreeBusy: outboxProblems,
  xmlElementMatch: ({ answer, args }) => {
    const root = readXmlText(answer.text)
    if (!root || ![200, 207].includes(answer.status)) return [`status ${answer.status} or no XML`]
    return elementProblems(root, args)
  },
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\n ', '')
}

/** `name`, `!name` absent, `*name` many times, `name$pattern`, `name!pattern` that does not match. */
function headerProblems({ headers }: Answer, wanted: string): string[] {
  const [, sign = '', name = '', kind, pattern = ''] = /^([!*]?)([^$!]+)(?:([$!])(.*))?$/s.exec(wanted) ?? []
  const values = headers[name.toLowerCase()] ?? []
  if (sign === '!') return values.length === 0 ? [] : [`header ${name} is there`]
  if (values.length === 0) return [`no header ${name}`]
  if (values.length > 1 && sign !== '*') return [`header ${name} ${values.length} times`]
  if (kind === undefined) return []
  const isMatch = values.some((value) => matches(value.replaceAll(' ', ''), pattern.replaceAll(' ', '')))
  return isMatch === (kind === '$') ? [] : [`header ${name}: ${values.join(', ')}`]
}

function textProblems(text: string, args: Judged['args']): string[] {
  if (args['empty']) return text === '' ? [] : ['there is a body']
  if (text === '') return ['no body']
  const read = args['unwrap'] ? text.replaceAll('\r\n ', '') : text
  const holds = (part: string) => read.includes(part) || read.includes(part.replaceAll('\n', '\r\n'))
  return [
    ...(args['equals'] ?? []).filter((part) => read !== part).map((part) => `text is not ${part}`),
    ...(args['contains'] ?? []).filter((part) => !holds(part)).map((part) => `text has no ${part}`),
    ...(args['notcontains'] ?? []).filter(holds).map((part) => `text has ${part}`),
  ]
}

function preconditionProblems({ answer, args }: Judged): string[] {
  const { status } = answer
  if (!(args['status'] ?? ['403', '409', '507']).includes(String(status))) return [`status ${status}`]
  const root = readXmlText(answer.text)
  if (!root || qualified(root) !== '{DAV:}error') return ['no error element']
  // A sentence for people is beside the precondition, as the tester's own server has one.
  const told = root.children.map(qualified).filter((name) => name !== '{urn:meridian:dav}reason')
  const wanted = args['error'] ?? []
  return [
    ...wanted.filter((name) => !told.includes(name)).map((name) => `no ${name}, but ${told.join(' ')}`),
    ...(args['ignoreextras']
      ? []
      : told.filter((name) => !wanted.includes(name)).map((name) => `also ${name}`)),
  ]
}

function outboxProblems({ answer, args }: Judged): readonly string[] {
  const root = readXmlText(answer.text)
  if (answer.status !== 200 || !root) return [`status ${answer.status}`]
  const calendars = root.children
    .flatMap(({ children }) => children.filter(({ name }) => name === 'calendar-data'))
    .map(({ text }) => readComponents(text))
  return (args['attendee'] ?? []).flatMap((attendee) => {
    const isOf = (value: string) => value.toLowerCase() === attendee.toLowerCase()
    const calendar = calendars.find((one) =>
      one?.components[0]?.properties.some(({ name, value }) => name === 'ATTENDEE' && isOf(value)),
    )
    return calendar ? busyProblems(calendar, args) : [`nothing of ${attendee}`]
  })
}
