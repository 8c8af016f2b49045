import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The code of a commit with the packages that its server needs, in a new folder. */
export function checkOut(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const options = [
    '--ignore-scripts',
    '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  execFileSync('npm', ['ci', '-w', 'apps/server', '--include-workspace-root', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** The program that starts its server. */
export function mainOf(folder: string): string {
  return join(folder, 'apps', 'server', 'src', 'main.ts')
}
