import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ensurePackages } from '../../../scripts/debian-packages.ts'

/** Finds a value of Prometheus' text format by its name and some of its labels; undefined where there is none. */
export function readMetrics(metrics: string) {
  const lines = metrics.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? []
    return name === undefined ? [] : [{ name, labels, value: Number(value) }]
  })
  return (wanted: string, given: Readonly<Record<string, string>>): number | undefined =>
    lines.find(
      ({ name, labels }) =>
        name === wanted &&
        Object.entries(given).every(([key, value]) => labels.includes(`${key}="${value}"`)),
    )?.value
}

/** Why Prometheus' tool is not here, in a sentence; undefined where it is. */
export function missingPromtool(): Promise<string | undefined> {
  return ensurePackages(['prometheus'])
}

/** What Prometheus' own tool has against the text. */
export function checkMetrics(metrics: string): Promise<string[]> {
  return runPromtool(['check', 'metrics'], metrics)
}

/** The lines that Prometheus' tool writes of problems. */
export async function runPromtool(args: readonly string[], input?: string): Promise<string[]> {
  const tool = spawn('promtool', args, { stdio: ['pipe', 'pipe', 'pipe'] })
  // A tool that reads nothing may have ended before anything is written to it.
  if (input === undefined) tool.stdin.destroy()
  else tool.stdin.end(input)
  const [problems, said] = await Promise.all([text(tool.stderr), text(tool.stdout), once(tool, 'close')])
  return tool.exitCode === 0 ? [] : `${problems}${said}`.split('\n').filter((line) => line !== '')
}
