import { execFileSync } from 'node:child_process'

export interface TarOptions {
  /** Seconds since 1970, for every entry. */
  readonly mtime: number
  /** A number; 0 is root. */
  readonly owner?: number
  /** GNU tar's --mode; without it only what is executable stays of a file's mode. */
  readonly mode?: string
  /** GNU tar's --transform, for names and not for targets of links. */
  readonly transform?: string
  /** Folders that are left out with all that they hold. */
  readonly exclude?: readonly string[]
}

/** Appends these names below the folder, each with all that it holds, to a tar file, which begins if it is not there. */
export function appendToTar(
  file: string,
  folder: string,
  names: readonly string[],
  { mtime, owner = 0, mode = 'u=rwX,go=rX', transform, exclude = [] }: TarOptions,
): void {
  const args = [
    '--append',
    `--file=${file}`,
    `--directory=${folder}`,
    '--format=gnu',
    '--sort=name',
    '--hard-dereference',
    '--numeric-owner',
    `--owner=${owner}`,
    `--group=${owner}`,
    `--mode=${mode}`,
    `--mtime=@${mtime}`,
    ...(transform === undefined ? [] : [`--transform=flags=rh;${transform}`]),
    '--anchored',
    ...exclude.map((path) => `--exclude=${path}`),
    '--',
    ...names.toSorted(),
  ]
  execFileSync('tar', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
}
