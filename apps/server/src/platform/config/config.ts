import type { Provider } from '@meridian/contract'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { breachedPasswordsOf } from './breached-passwords-config.ts'
import { type DatabaseConfig, database_settings, databaseOf } from './database-config.ts'
import { type MailConfig, mailOf } from './mail-config.ts'
import { type HostRule, outsideHostsOf } from './outside-hosts-config.ts'
import { type MailHosts, mailHostsOf } from './mail-hosts-config.ts'
import { operator_settings } from './operator-config.ts'
import { type ProviderConfig, provider_settings, providerConfigsOf } from './provider-config.ts'
import { type RegistrationConfig, registrationOf } from './registration-config.ts'
import { plainIssue } from './setting-issue.ts'
import { SettingError } from './setting-error.ts'
import { type SingleSignOnConfig, single_sign_on_settings, singleSignOnOf } from './single-sign-on-config.ts'

export { SettingError } from './setting-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const optional = z.string().optional()
const webAddress = z.url({ protocol: /^https?$/ }).optional()

function isPlainAddress(value: string): boolean {
  const url = URL.parse(value)
  if (!url) return true
  const { username, password, search, hash } = url
  return [username, password, search, hash].every((part) => part === '')
}

const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.refine(
    (value) => value === undefined || isPlainAddress(value),
    'it must have no user, no ? and no #, as in https://meet.example.org',
  ),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  ...database_settings,
  DATA_DIR: z.string().min(1).default('./data'),
  SECRET_KEY: optional,
  BACKUP_DIR: optional,
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(8760).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .max(200)
    .regex(/^[!-~]+$/, 'it must have no spaces')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  ZONE_DATA: optional,
  BREACHED_PASSWORDS: optional,
  REGISTRATION: z.enum(['open', 'invited', 'domains']).optional(),
  REGISTRATION_DOMAINS: optional,
  REGISTRATION_PASSKEYS: z.enum(['true', 'false']).default('false'),
  TRIES_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(100),
  SHOW_SAMPLES: z.enum(['true', 'false']).default('true'),
  PREMIUM_GATING: z.enum(['on', 'off']).default('off'),
  ...operator_settings,
  SUPPORT_EMAIL: z.email().optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  MAILS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  IMAP_HOSTS: optional,
  WEBHOOK_HOSTS: optional,
  CALDAV_HOSTS: optional,
  ASSISTANT_HOSTS: optional,
  WEATHER_PROVIDER: z.enum(['open_meteo', 'openweathermap', 'off']).default('open_meteo'),
  WEATHER_API_KEY: optional,
  WEATHER_BASE_URL: webAddress,
  WEATHER_CITY: z.string().max(100).optional(),
  ...provider_settings,
  ...single_sign_on_settings,
  AI_BASE_URL: webAddress,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_CALLS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(50),
  AI_CALLS_PER_MONTH: z.coerce.number().int().min(0).max(100_000_000).default(5000),
})

/** As in the environment. */
export const setting_names: readonly string[] = Object.keys(Settings.shape)

export interface Config extends DatabaseConfig {
  readonly port: number
  readonly host: string
  /**
   * The public address of the instance, without a slash at the end; undefined means the host of each request.
   */
  readonly publicUrl: string | undefined
  /** Whether one reverse proxy in front names the caller by X-Forwarded-*. */
  readonly trustProxy: boolean
  readonly dataDir: string
  /** The key that seals secrets in the database; undefined means the key in `dataDir`. */
  readonly secretKey: string | undefined
  /** Undefined where the server makes none by itself. */
  readonly backups: BackupConfig | undefined
  readonly logLevel: string
  /** Reads the metrics; undefined means that only programs on this machine may. */
  readonly metricsToken: string | undefined
  readonly admin: { readonly email: string; readonly password: string } | undefined
  /** `package`, or a folder of zone files; undefined means the newest zone data available. */
  readonly zoneData: string | undefined
  /** A file with the SHA-1 of leaked passwords, in order; undefined where the operator has none. */
  readonly breachedPasswords: string | undefined
  /** Which addresses may register. */
  readonly registration: RegistrationConfig
  readonly singleSignOn: SingleSignOnConfig
  /** Registrations, and as many sign-ins, that one network address may attempt within ten minutes. */
  readonly triesPerNetwork: number
  readonly showSamples: boolean
  /** Whether Smart Suggestion needs the Premium plan. */
  readonly hasPremiumGating: boolean
  readonly operatorName: string | undefined
  /** A postal address. */
  readonly operatorAddress: string | undefined
  /** The country, by ISO 3166, in which the data are stored, or EU. */
  readonly operatorRegion: string | undefined
  readonly supportEmail: string | undefined
  /** Undefined where no mail is sent. */
  readonly mail: MailConfig | undefined
  /** The most mails about meetings that the instance sends in a day. */
  readonly mailsPerDay: number
  /** The servers at which people may connect IMAP mailboxes; undefined where they may not. */
  readonly imapHosts: MailHosts | undefined
  /** The servers that people's webhooks may lead to. */
  readonly webhookHosts: HostRule
  /** The servers at which people may connect calendars. */
  readonly caldavHosts: HostRule
  /** The servers whose programs people may allow to act as assistants. */
  readonly assistantHosts: HostRule
  /** Undefined where the weather is turned off. */
  readonly weather: WeatherConfig | undefined
  readonly providers: Readonly<Record<Provider, ProviderConfig>>
  /** Undefined where this server writes all summaries and drafts itself. */
  readonly languageModel: LanguageModelConfig | undefined
}

export interface BackupConfig {
  readonly folder: string
  readonly everyHours: number
  /** How many are kept. */
  readonly kept: number
}

/** A service with the API of OpenAI. */
export interface LanguageModelConfig {
  /** Without a slash at the end; `/chat/completions` follows. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** The most requests of one person in a day, and of all people together in a month. */
  readonly callsPerDay: number
  readonly callsPerMonth: number
}

interface WeatherConfig {
  /** Of OpenWeatherMap; without a key Open-Meteo is used. */
  readonly apiKey: string | undefined
  /** Replaces the provider's own hosts. */
  readonly baseUrl: string | undefined
  /** The city for people whose time zone names none. */
  readonly city: string | undefined
}

/** Reads all settings; an empty one counts as not set. Relative folders start at `root`. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given, { error: plainIssue })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  const settings = parsed.data
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new SettingError('The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other: set both or none.')
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    trustProxy: settings.TRUST_PROXY === 'true',
    ...databaseOf(settings),
    dataDir: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(root, settings.DATA_DIR),
    secretKey: settings.SECRET_KEY,
    backups: backupsOf(settings, root),
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    admin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    zoneData: zoneDataOf(settings.ZONE_DATA, root),
    breachedPasswords: breachedPasswordsOf(settings.BREACHED_PASSWORDS, root),
    registration: registrationOf(settings),
    singleSignOn: singleSignOnOf(settings),
    triesPerNetwork: settings.TRIES_PER_NETWORK,
    showSamples: settings.SHOW_SAMPLES === 'true',
    hasPremiumGating: settings.PREMIUM_GATING === 'on',
    operatorName: settings.OPERATOR_NAME,
    operatorAddress: settings.OPERATOR_ADDRESS,
    operatorRegion: settings.OPERATOR_REGION,
    supportEmail: settings.SUPPORT_EMAIL,
    mail: mailOf(settings),
    mailsPerDay: settings.MAILS_PER_DAY,
    imapHosts: mailHostsOf(settings.IMAP_HOSTS),
    webhookHosts: outsideHostsOf('WEBHOOK_HOSTS', settings.WEBHOOK_HOSTS),
    assistantHosts: outsideHostsOf('ASSISTANT_HOSTS', settings.ASSISTANT_HOSTS),
    caldavHosts: outsideHostsOf('CALDAV_HOSTS', settings.CALDAV_HOSTS),
    weather: weatherOf(settings),
    providers: providerConfigsOf(settings),
    languageModel: languageModelOf(settings),
  }
}

function backupsOf(settings: z.output<typeof Settings>, root: string): BackupConfig | undefined {
  if (settings.BACKUP_DIR === undefined) return undefined
  if (settings.DATABASE_URL !== undefined) {
    throw new SettingError(
      'The settings BACKUP_DIR and DATABASE_URL exclude each other: back up your own PostgreSQL with its own tools.',
    )
  }
  return {
    folder: resolve(root, settings.BACKUP_DIR),
    everyHours: settings.BACKUP_EVERY_HOURS,
    kept: settings.BACKUP_KEEP,
  }
}

function zoneDataOf(setting: string | undefined, root: string): string | undefined {
  return setting === undefined || setting === 'package' ? setting : resolve(root, setting)
}

function languageModelOf(settings: z.output<typeof Settings>): LanguageModelConfig | undefined {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CALLS_PER_DAY, AI_CALLS_PER_MONTH } = settings
  if ((AI_BASE_URL === undefined) !== (AI_MODEL === undefined)) {
    throw new SettingError('The settings AI_BASE_URL and AI_MODEL need each other: set both or none.')
  }
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return undefined
  return {
    baseUrl: AI_BASE_URL.replace(/(?<!\/)\/+$/, ''),
    apiKey: AI_API_KEY,
    model: AI_MODEL,
    callsPerDay: AI_CALLS_PER_DAY,
    callsPerMonth: AI_CALLS_PER_MONTH,
  }
}

function weatherOf(settings: z.output<typeof Settings>): WeatherConfig | undefined {
  const { WEATHER_PROVIDER, WEATHER_API_KEY, WEATHER_BASE_URL, WEATHER_CITY } = settings
  if (WEATHER_PROVIDER === 'off') return undefined
  if (WEATHER_PROVIDER === 'openweathermap' && WEATHER_API_KEY === undefined) {
    throw new SettingError('The setting WEATHER_PROVIDER is wrong: openweathermap needs a WEATHER_API_KEY.')
  }
  return {
    apiKey: WEATHER_PROVIDER === 'openweathermap' ? WEATHER_API_KEY : undefined,
    baseUrl: WEATHER_BASE_URL,
    city: WEATHER_CITY,
  }
}
