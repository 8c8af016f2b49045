import type {
  FieldError,
  ImapAccount,
  ImapConnecting,
  ImapServers,
  MailLineSecurity,
} from '@meridian/contract'
import { mark, t } from '../../../platform/text/text.ts'

/** What is typed to connect a mailbox. An empty user stands for the address. */
export interface ImapForm {
  readonly address: string
  readonly password: string
  readonly user: string
  readonly imap_host: string
  readonly imap_port: string
  readonly imap_security: MailLineSecurity
  readonly smtp_host: string
  readonly smtp_port: string
  readonly smtp_security: MailLineSecurity
}

export type ImapField = keyof ImapForm
/** A sentence for each field that is wrong. */
export type ImapProblems = Readonly<Partial<Record<ImapField, string>>>

/** In the order of the form. */
const imap_fields: readonly ImapField[] = [
  'address',
  'password',
  'user',
  'imap_host',
  'imap_port',
  'imap_security',
  'smtp_host',
  'smtp_port',
  'smtp_security',
]

export const empty_imap_form: ImapForm = {
  address: '',
  password: '',
  user: '',
  imap_host: '',
  imap_port: '993',
  imap_security: 'tls',
  smtp_host: '',
  smtp_port: '465',
  smtp_security: 'tls',
}

/** The form for a mailbox that is connected: everything but its password, which the server never returns. */
export function formOfAccount(account: ImapAccount): ImapForm {
  const { address, user } = account
  return withServers({ ...empty_imap_form, address, user: user === address ? '' : user }, account)
}

export function withServers(form: ImapForm, servers: ImapServers): ImapForm {
  const { imap_host, imap_port, imap_security, smtp_host, smtp_port, smtp_security } = servers
  return {
    ...form,
    imap_host,
    imap_port: String(imap_port),
    imap_security,
    smtp_host,
    smtp_port: String(smtp_port),
    smtp_security,
  }
}

/** Another way to keep a line secret has a port of its own; one that was typed by hand stays. */
export function withSecurity(form: ImapForm, line: 'imap' | 'smtp', security: MailLineSecurity): ImapForm {
  const port = line === 'imap' ? form.imap_port : form.smtp_port
  const wasUsual = port === '' || Object.values(usual_ports[line]).includes(port)
  const next = wasUsual ? usual_ports[line][security] : port
  return line === 'imap'
    ? { ...form, imap_security: security, imap_port: next }
    : { ...form, smtp_security: security, smtp_port: next }
}

const usual_ports: Readonly<Record<'imap' | 'smtp', Readonly<Record<MailLineSecurity, string>>>> = {
  imap: { tls: '993', starttls: '143', none: '143' },
  smtp: { tls: '465', starttls: '587', none: '25' },
}

/** Whether the servers are known, so that there is nothing to guess. */
export function hasServers({ imap_host, smtp_host }: ImapForm): boolean {
  return imap_host.trim() !== '' && smtp_host.trim() !== ''
}

/** Whether connecting this makes the mails of the connected mailbox go; another password or way to send does not. */
export function isOtherMailbox(form: ImapForm, account: ImapAccount): boolean {
  const address = form.address.trim()
  const user = form.user.trim() || address
  return (
    address.toLowerCase() !== account.address.toLowerCase() ||
    user !== account.user ||
    form.imap_host.trim().toLowerCase() !== account.imap_host
  )
}

/** A rough look, as a browser takes it: the server has the last word. */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** What the API would refuse, as far as it is known without asking. */
export function imapProblems(form: ImapForm): ImapProblems {
  return {
    ...(!isAddress(form.address) && { address: t('Enter an email address.') }),
    ...(form.password === '' && { password: t('Enter the password.') }),
    ...(form.imap_host.trim() === '' && { imap_host: t('Enter the name of the server.') }),
    ...(!isPort(form.imap_port) && { imap_port: t(port_problem) }),
    ...(form.smtp_host.trim() === '' && { smtp_host: t('Enter the name of the server.') }),
    ...(!isPort(form.smtp_port) && { smtp_port: t(port_problem) }),
  }
}

/** What is sent. */
export function imapBody(form: ImapForm): ImapConnecting {
  const user = form.user.trim()
  return {
    address: form.address.trim(),
    ...(user !== '' && { user }),
    password: form.password,
    imap_host: form.imap_host.trim(),
    imap_port: Number(form.imap_port),
    imap_security: form.imap_security,
    smtp_host: form.smtp_host.trim(),
    smtp_port: Number(form.smtp_port),
    smtp_security: form.smtp_security,
  }
}

/** The server's complaints on the fields they are about; the first one about a field counts. */
export function refusedImapFields(errors: readonly FieldError[]): ImapProblems {
  const known = errors.flatMap(({ path, message }) => (isField(path) ? [[path, message] as const] : []))
  return Object.fromEntries(known.toReversed())
}

/** The first field of the form that is wrong. */
export function firstWrong(problems: ImapProblems): ImapField | undefined {
  return imap_fields.find((field) => problems[field] !== undefined)
}

/** Fields that are folded away as long as they were guessed. */
export function isFolded(field: ImapField): boolean {
  return field !== 'address' && field !== 'password'
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535
}

const port_problem = mark('Enter a port from 1 to 65535.')

function isField(name: string): name is ImapField {
  return imap_fields.some((field) => field === name)
}
