import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild, type Child } from '../child.ts'
import { freePorts } from '../free-ports.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The portal and the modules that it loads without declaring them. */
export const lemonldap_packages = [
  'liblemonldap-ng-portal-perl',
  'lemonldap-ng-fastcgi-server',
  'libplack-perl',
  'libstring-random-perl',
  'libio-string-perl',
  'libgd-securityimage-perl',
  'libimage-magick-perl',
]

/** The people of its demonstration, whose passwords are their names. */
export const demo_people = {
  admin: { user: 'dwho', email: 'dwho@badwolf.org', group: 'timelords' },
  person: { user: 'rtyler', email: 'rtyler@badwolf.org', name: 'Rose Tyler' },
  other: { user: 'msmith', email: 'msmith@badwolf.org' },
} as const

export interface Lemonldap {
  /** Without a slash at the end. */
  readonly issuer: string
  readonly client: { readonly id: string; readonly secret: string }
  /** Starts it anew, with other keys, or with addresses that it does not confirm. */
  readonly restart: (change?: { readonly isConfirmed?: boolean }) => Promise<void>
  readonly stop: () => Promise<void>
}

const client = { id: 'meridian', secret: 'a secret: of 32 % characters &' }

/** LemonLDAP::NG, the portal alone, as an OpenID provider with one client. */
export async function startLemonldap(
  resources: AsyncDisposableStack,
  redirect_uri: string,
): Promise<Lemonldap> {
  const { path } = resources.use(temporaryFolder())
  const [port = 0] = await freePorts(1)
  const issuer = `http://localhost:${port}`
  for (const folder of ['conf', 'sessions', 'persistent', 'cache']) mkdirSync(join(path, folder))
  writeFileSync(join(path, 'lemonldap-ng.ini'), settingsIn(path))
  writeFileSync(join(path, 'portal.psgi'), application(path))
  let portal: Child | undefined
  let starts = 0
  const stop = async () => {
    await portal?.end('SIGTERM')
    portal = undefined
  }
  const restart = async ({ isConfirmed = true } = {}) => {
    await stop()
    starts += 1
    const known = { path, issuer, redirect_uri, isConfirmed, key_id: `key-${starts}` }
    writeFileSync(join(path, 'conf', 'lmConf-1.json'), JSON.stringify(configuration(known)))
    const env = { ...process.env, LLNG_DEFAULTCONFFILE: join(path, 'lemonldap-ng.ini') }
    const logger = { LLNG_DEFAULTLOGGER: 'Lemonldap::NG::Common::Logger::Std' }
    const args = ['--host', '127.0.0.1', '--port', String(port), join(path, 'portal.psgi')]
    portal = startChild('plackup', args, { cwd: path, env: { ...env, ...logger } })
    await portal.waitFor(/Accepting connections/)
  }
  resources.defer(stop)
  await restart()
  return { issuer, client, restart, stop }
}

function settingsIn(path: string): string {
  const cache = `'cache_root' => '${path}/cache', 'cache_depth' => 3, 'directory_umask' => '007'`
  return `[all]
logLevel = warn
[configuration]
type = File
dirName = ${path}/conf
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'configuration', ${cache} }
[portal]
staticPrefix = /static
templateDir = /usr/share/lemonldap-ng/portal/templates
languages = en
`
}

function application(path: string): string {
  return `use Lemonldap::NG::Portal;
Lemonldap::NG::Portal->run({ configStorage => { type => 'File', dirName => '${path}/conf' } });
`
}

interface Known {
  readonly path: string
  readonly issuer: string
  readonly redirect_uri: string
  readonly isConfirmed: boolean
  readonly key_id: string
}

/** What its manager would write; the words are those of its documentation. */
function configuration({ path, issuer, redirect_uri, isConfirmed, key_id }: Known) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const filesIn = (folder: string) => ({ Directory: `${path}/${folder}`, LockDirectory: `${path}/${folder}` })
  return {
    cfgNum: 1,
    cfgAuthor: 'proof',
    cfgDate: 1,
    key: 'a key of this proof alone',
    portal: `${issuer}/`,
    domain: 'localhost',
    securedCookie: 0,
    requireToken: 0,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Demo',
    demoExportedVars: { uid: 'uid', cn: 'cn', mail: 'mail' },
    whatToTrace: '_whatToTrace',
    macros: { _whatToTrace: '$uid', confirmed: '1' },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: filesIn('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: filesIn('persistent'),
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: { namespace: 'sessions', cache_root: `${path}/cache`, cache_depth: 3 },
    locationRules: {},
    exportedHeaders: {},
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceKeyIdSig: key_id,
    oidcServicePrivateKeySig: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    oidcServicePublicKeySig: publicKey.export({ type: 'spki', format: 'pem' }),
    oidcRPMetaDataOptions: {
      meridian: {
        oidcRPMetaDataOptionsClientID: client.id,
        oidcRPMetaDataOptionsClientSecret: client.secret,
        oidcRPMetaDataOptionsRedirectUris: redirect_uri,
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
      },
    },
    oidcRPMetaDataExportedVars: {
      meridian: {
        name: 'cn',
        email: 'mail',
        groups: 'groups;string;always',
        ...(isConfirmed && { email_verified: 'confirmed;bool;auto' }),
      },
    },
    oidcRPMetaDataOptionsExtraClaims: { meridian: { profile: 'name groups' } },
  }
}
