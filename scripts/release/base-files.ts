// The bottom of the image: the C library and a shell of the machine that makes the release, and an account.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The account that runs the server in the image. */
export const ACCOUNT = 10_001

const files = {
  'etc/passwd': `root:x:0:0:root:/root:/bin/sh\nmeridian:x:${ACCOUNT}:${ACCOUNT}:Meridian:/data:/bin/sh\n`,
  'etc/group': `root:x:0:\nmeridian:x:${ACCOUNT}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
  'etc/hosts': '127.0.0.1 localhost\n::1 localhost\n',
}
/** Where a runtime mounts its own. */
const folders = ['dev', 'proc', 'sys']

/** Writes it below the folder for a program staged at `app`; the image needs no other file of a system. */
export function stageBase(folder: string, app: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true })
  for (const path of ['/bin/sh', '/etc/os-release', ...listLibraries(app)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(realpathSync(path), join(folder, path))
  }
}

/** The libraries outside of the program that its parts ask for, sorted. */
function listLibraries(app: string): string[] {
  const native = readdirSync(app, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /(?:^(?:node|postgres|initdb|pg_ctl)|\.node|\.so(?:\.[\d.]+)?)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isProgram)
  return [...new Set([...native, '/bin/sh'].flatMap((path) => librariesOf(path, app)))].toSorted()
}

function librariesOf(path: string, app: string): string[] {
  const said = execFileSync('ldd', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return [...said.matchAll(/(\/\S+) \(0x/g)].flatMap(([, library = '']) =>
    library.startsWith(app) ? [] : [library],
  )
}

/** A script that is named like a program is none. */
function isProgram(path: string): boolean {
  try {
    librariesOf(path, '/')
    return true
  } catch {
    return false
  }
}
