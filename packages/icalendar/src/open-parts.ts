import type { Line } from './unfold.ts'

/**
 * What stands inside a component: alarms of an event, observances of a zone. A class because a line means something only
 * after all lines before it.
 */
export class OpenParts {
  /** The lines of each part. */
  readonly parts: Line[][] = []
  private readonly path: string[] = []
  /** How many parts of a kind are open, so that an END needs no search through a deep path. */
  private readonly depths = new Map<string, number>()

  begin(kind: string): void {
    this.path.push(kind)
    this.depths.set(kind, (this.depths.get(kind) ?? 0) + 1)
    this.parts.push([])
  }

  /** Closes the innermost part of the kind and all inside it; false when none is open. */
  end(kind: string): boolean {
    if (!this.depths.get(kind)) return false
    for (let closed = this.path.pop(); closed !== undefined; closed = this.path.pop()) {
      this.depths.set(closed, (this.depths.get(closed) ?? 0) - 1)
      if (closed === kind) break
    }
    return true
  }

  /** False when no part is open: then the line belongs to the component itself. */
  take(line: Line): boolean {
    if (this.path.length === 0) return false
    this.parts.at(-1)?.push(line)
    return true
  }
}
