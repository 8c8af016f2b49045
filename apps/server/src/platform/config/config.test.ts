import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, setting_names, SettingError } from './config.ts'

const not_set_up = { client: undefined, baseUrl: undefined, webhookSecret: undefined }

describe('[API34]', () => {
  it('has a default for every setting', () => {
    expect(readConfig({}, '/home/meridian')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      trustProxy: false,
      databaseUrl: undefined,
      databaseListenUrl: undefined,
      dataDir: '/home/meridian/data',
      secretKey: undefined,
      logLevel: 'info',
      admin: undefined,
      registration: { mode: 'open', domains: [], isFixed: false, hasPasskeys: false, isLocal: true },
      singleSignOn: { providers: [], isOnlyWay: false },
      triesPerNetwork: 100,
      showSamples: true,
      hasPremiumGating: false,
      operatorName: undefined,
      supportEmail: undefined,
      mail: undefined,
      mailsPerDay: 2000,
      webhookHosts: { names: [], isAnyPublic: true },
      caldavHosts: { names: [], isAnyPublic: true },
      assistantHosts: { names: [], isAnyPublic: true },
      weather: { apiKey: undefined, baseUrl: undefined, city: undefined },
      providers: { google: not_set_up, calendly: not_set_up, zoom: not_set_up, caldav: not_set_up },
    })
  })

  it('reads what is set', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '::',
        PUBLIC_URL: 'https://meet.example/',
        TRUST_PROXY: 'true',
        DATABASE_URL: 'postgresql://meridian:secret@db.example:6432/meridian',
        DATABASE_LISTEN_URL: 'postgresql://meridian:secret@db.example:5432/meridian',
        DATA_DIR: '/srv/meridian',
        LOG_LEVEL: 'debug',
        ADMIN_EMAIL: 'operator@people.example',
        ADMIN_PASSWORD: 'quite a long secret',
        TRIES_PER_NETWORK: '20',
        SHOW_SAMPLES: 'false',
        PREMIUM_GATING: 'on',
        OPERATOR_NAME: 'Example Ltd',
        OPERATOR_ADDRESS: '1 Quay Street\n12345 Harbour',
        OPERATOR_REGION: 'DE',
        SUPPORT_EMAIL: 'help@people.example',
        WEATHER_PROVIDER: 'openweathermap',
        WEATHER_API_KEY: 'a key',
        WEATHER_BASE_URL: 'http://127.0.0.1:4000',
        WEATHER_CITY: 'Berlin',
        SECRET_KEY: 'as long as a key of the instance has to be',
        GOOGLE_CLIENT_ID: 'meridian',
        GOOGLE_CLIENT_SECRET: 'a client secret',
        ZOOM_BASE_URL: 'http://127.0.0.1:4000/',
        ZOOM_WEBHOOK_SECRET: 'a webhook secret',
        AI_BASE_URL: 'https://models.example/v1/',
        AI_API_KEY: 'a model key',
        AI_MODEL: 'tiny',
        AI_CALLS_PER_DAY: '7',
      },
      '/',
    )
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://meet.example',
      trustProxy: true,
      dataDir: '/srv/meridian',
      admin: { email: 'operator@people.example', password: 'quite a long secret' },
      triesPerNetwork: 20,
      showSamples: false,
      hasPremiumGating: true,
      operatorName: 'Example Ltd',
      operatorAddress: '1 Quay Street\n12345 Harbour',
      operatorRegion: 'DE',
      supportEmail: 'help@people.example',
      weather: { apiKey: 'a key', baseUrl: 'http://127.0.0.1:4000', city: 'Berlin' },
      secretKey: 'as long as a key of the instance has to be',
      languageModel: {
        baseUrl: 'https://models.example/v1',
        apiKey: 'a model key',
        model: 'tiny',
        callsPerDay: 7,
        callsPerMonth: 5000,
      },
      providers: {
        google: { ...not_set_up, client: { id: 'meridian', secret: 'a client secret' } },
        calendly: not_set_up,
        zoom: { client: undefined, baseUrl: 'http://127.0.0.1:4000', webhookSecret: 'a webhook secret' },
        caldav: not_set_up,
      },
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'meet.example'],
    ['PUBLIC_URL', 'ftp://meet.example'],
    ['PUBLIC_URL', 'https://user:pass@meet.example'],
    ['PUBLIC_URL', 'https://meet.example/path?q'],
    ['TRUST_PROXY', 'yes'],
    ['DATABASE_URL', 'mysql://db.example/meridian'],
    ['DATABASE_LISTEN_URL', 'db.example:5432'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_KEEP', '0'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'long enough but spaced'],
    ['ADMIN_EMAIL', 'operator'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRIES_PER_NETWORK', '0'],
    ['REGISTRATION', 'closed'],
    ['MAILS_PER_DAY', '-1'],
    ['SHOW_SAMPLES', '1'],
    ['PREMIUM_GATING', 'yes'],
    ['OPERATOR_ADDRESS', 'x'.repeat(301)],
    ['OPERATOR_ADDRESS', '1 Quay Street\u0007'],
    ['OPERATOR_ADDRESS', ' '],
    ['OPERATOR_REGION', 'Germany'],
    ['OPERATOR_REGION', 'de'],
    ['OPERATOR_REGION', 'ZQ'],
    ['SUPPORT_EMAIL', 'help@'],
    ['WEATHER_PROVIDER', 'sun'],
    ['WEATHER_PROVIDER', 'openweathermap'],
    ['WEATHER_BASE_URL', 'file:///etc/passwd'],
    ['GOOGLE_BASE_URL', 'google'],
    ['AI_BASE_URL', 'models.example'],
    ['AI_CALLS_PER_DAY', '-1'],
  ])('names %s when it is %j, in one line', (name, value) => {
    const admin = { ADMIN_EMAIL: 'operator@people.example', ADMIN_PASSWORD: 'quite a long secret' }
    const read = () => readConfig({ ...admin, [name]: value }, '/')
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`))
    expect(read).not.toThrow(/Invalid|Too (small|big)|expected/)
    // ‘PORT is wrong: it is a number’ would say the opposite.
    expect(read).not.toThrow(/wrong: it (is|has|holds|looks)\b/)
  })

  it('explains every setting in docs/settings.md and lists it in .env.example, and no other', () => {
    const root = new URL('../../../../../', import.meta.url)
    const lines = readFileSync(new URL('.env.example', root), 'utf8').split('\n')
    const examples = lines.flatMap((line) => /^#([A-Z_\d]+)=/.exec(line)?.[1] ?? [])
    expect(examples.toSorted()).toEqual(setting_names.toSorted())
    const rows = readFileSync(new URL('docs/settings.md', root), 'utf8').match(/^\| `[^|]+/gm) ?? []
    const explained = rows.flatMap((row) => row.match(/[A-Z][A-Z_\d]+/g) ?? [])
    expect(explained.toSorted()).toEqual(setting_names.toSorted())
  })

  it('contains no secret in that line', () => {
    const secret = 'postgresql//meridian:hush@db.example/meridian'
    expect(() => readConfig({ DATABASE_URL: secret }, '/')).toThrow(/^(?!.*hush)/)
    expect(() => readConfig({ ADMIN_EMAIL: 'a@people.example', ADMIN_PASSWORD: 'hush' }, '/')).toThrow(
      /^(?!.*hush)/,
    )
  })

  it.each([{ ADMIN_EMAIL: 'operator@people.example' }, { ADMIN_PASSWORD: 'quite a long secret' }])(
    'wants address and password of the admin together, not %j alone',
    (half) => {
      expect(() => readConfig(half, '/')).toThrow(
        /^The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other/,
      )
    },
  )

  it('wants to know of a pooler to which database it leads', () => {
    expect(() => readConfig({ DATABASE_LISTEN_URL: 'postgres://db.example/meridian' }, '/')).toThrow(
      /^The setting DATABASE_LISTEN_URL needs DATABASE_URL/,
    )
  })

  it('has no backups of an own PostgreSQL', () => {
    const both = { BACKUP_DIR: '/srv/backups', DATABASE_URL: 'postgres://db.example/meridian' }
    expect(() => readConfig(both, '/')).toThrow(
      /^The settings BACKUP_DIR and DATABASE_URL exclude each other/,
    )
  })

  it.each([{ REGISTRATION: 'domains' }, { REGISTRATION_DOMAINS: 'example.com' }])(
    'wants the way to register and its domains together, not %j alone',
    (half) => {
      expect(() => readConfig(half, '/')).toThrow(
        /^The settings REGISTRATION=domains and REGISTRATION_DOMAINS need each other/,
      )
    },
  )

  it.each(['@example.com', 'example', ','])('refuses the domains %j', (REGISTRATION_DOMAINS) => {
    expect(() => readConfig({ REGISTRATION: 'domains', REGISTRATION_DOMAINS }, '/')).toThrow(
      /^The setting REGISTRATION_DOMAINS is wrong/,
    )
  })

  const provider = {
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'meridian',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'https://meet.example.com',
  }
  it('[SGN53] reads up to three OpenID providers', () => {
    const second = {
      OIDC_3_ISSUER: 'http://127.0.0.1:9/realms/main',
      OIDC_3_CLIENT_ID: 'm',
      OIDC_3_CLIENT_SECRET: 's',
    }
    const more = { OIDC_NAME: 'Example Login', OIDC_DOMAINS: ' Example.com,example.org', OIDC_3_DOMAINS: '*' }
    const { singleSignOn } = readConfig({ ...provider, ...second, ...more }, '/')
    expect(singleSignOn).toMatchObject({
      isOnlyWay: false,
      providers: [
        {
          key: 'oidc',
          name: 'Example Login',
          domains: ['example.com', 'example.org'],
          adminGroup: undefined,
        },
        { key: 'oidc_3', name: '127.0.0.1', domains: ['*'], clientId: 'm' },
      ],
    })
  })

  it.each([
    [
      { OIDC_CLIENT_SECRET: '' },
      /^The settings OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET need each other/,
    ],
    [
      { OIDC_2_NAME: 'Other' },
      /^The settings OIDC_2_ISSUER, OIDC_2_CLIENT_ID, OIDC_2_CLIENT_SECRET need each other/,
    ],
    [{ OIDC_ISSUER: 'login.example.com' }, /^The setting OIDC_ISSUER is wrong/],
    [{ OIDC_ISSUER: 'http://login.example.com' }, /^The setting OIDC_ISSUER is wrong/],
    [{ OIDC_ISSUER: 'https://login.example.com/?a' }, /^The setting OIDC_ISSUER is wrong/],
    [{ OIDC_DOMAINS: '@example.com' }, /^The setting OIDC_DOMAINS is wrong/],
    [{ PUBLIC_URL: '' }, /^The setting OIDC_ISSUER needs PUBLIC_URL/],
    [{ OIDC_ONLY: 'true' }, /^The setting OIDC_ONLY needs OIDC_ISSUER, and ADMIN_EMAIL/],
  ])('[SGN53] refuses single sign-on with %j', (change, sentence) => {
    expect(() => readConfig({ ...provider, ...change }, '/')).toThrow(sentence)
  })

  it.each([{ AI_BASE_URL: 'https://models.example/v1' }, { AI_MODEL: 'tiny' }])(
    'wants address and name of a language model together, not %j alone',
    (half) => {
      expect(() => readConfig(half, '/')).toThrow(/^The settings AI_BASE_URL and AI_MODEL need each other/)
    },
  )

  it.each(['CALENDLY_CLIENT_ID', 'CALENDLY_CLIENT_SECRET'])(
    'wants both halves of a registration at a provider, not %s alone',
    (name) => {
      expect(() => readConfig({ [name]: 'half' }, '/')).toThrow(
        /^The settings CALENDLY_CLIENT_ID and CALENDLY_CLIENT_SECRET need each other/,
      )
    },
  )

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', ADMIN_EMAIL: '', DATABASE_URL: '' }, '/')).toEqual(
      readConfig({}, '/'),
    )
  })
})
