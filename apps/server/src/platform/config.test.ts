import { describe, expect, it } from 'vitest'
import { readConfig, SettingError } from './config.ts'

describe('[API18]', () => {
  it('has a default for every setting', () => {
    expect(readConfig({}, '/home/meridian')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      trustProxy: false,
      databaseUrl: undefined,
      dataDir: '/home/meridian/data',
      logLevel: 'info',
      admin: undefined,
      triesPerNetwork: 100,
      showSamples: true,
      operatorName: undefined,
      supportEmail: undefined,
      weather: { apiKey: undefined, baseUrl: undefined, city: undefined },
    })
  })

  it('reads what is set', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '::',
        PUBLIC_URL: 'https://meet.example/',
        TRUST_PROXY: 'true',
        DATABASE_URL: 'postgresql://meridian:secret@db.example:5432/meridian',
        DATA_DIR: '/srv/meridian',
        LOG_LEVEL: 'debug',
        ADMIN_EMAIL: 'operator@people.example',
        ADMIN_PASSWORD: 'quite a long secret',
        TRIES_PER_NETWORK: '20',
        SHOW_SAMPLES: 'false',
        OPERATOR_NAME: 'Example Ltd',
        SUPPORT_EMAIL: 'help@people.example',
        WEATHER_PROVIDER: 'openweathermap',
        WEATHER_API_KEY: 'a key',
        WEATHER_BASE_URL: 'http://127.0.0.1:4000',
        WEATHER_CITY: 'Berlin',
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
      operatorName: 'Example Ltd',
      supportEmail: 'help@people.example',
      weather: { apiKey: 'a key', baseUrl: 'http://127.0.0.1:4000', city: 'Berlin' },
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'meet.example'],
    ['PUBLIC_URL', 'ftp://meet.example'],
    ['TRUST_PROXY', 'yes'],
    ['DATABASE_URL', 'mysql://db.example/meridian'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAIL', 'operator'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRIES_PER_NETWORK', '0'],
    ['SHOW_SAMPLES', '1'],
    ['SUPPORT_EMAIL', 'help@'],
    ['WEATHER_PROVIDER', 'sun'],
    ['WEATHER_PROVIDER', 'openweathermap'],
    ['WEATHER_BASE_URL', 'file:///etc/passwd'],
  ])('names %s when it is %j, in one line', (name, value) => {
    const admin = { ADMIN_EMAIL: 'operator@people.example', ADMIN_PASSWORD: 'quite a long secret' }
    const read = () => readConfig({ ...admin, [name]: value }, '/')
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`))
  })

  it('tells no secret in that line', () => {
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

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', ADMIN_EMAIL: '', DATABASE_URL: '' }, '/')).toEqual(
      readConfig({}, '/'),
    )
  })
})
