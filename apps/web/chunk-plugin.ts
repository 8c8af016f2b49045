import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { type Piece, planChunks, type Visit } from './chunk-plan.ts'

/** With theme.js, the style, the runtime of the bundler and two files that name a chunk, a first visit has 12 files. */
const max_chunks = 7
/** What people open day after day counts most. */
const daily = /^(dashboard|meeting-list|mail-list|calendar)-screen$/
/** Small screens without the frame that stands around the others: they come together. */
const for_visitors =
  /^(privacy|register|set-password|forgot-password|reset-password|confirm-address|single-sign-on)-screen$/
/** Strangers have nothing in their cache, and do not wait for what only people with an account need. */
const signed_out = /^(start|for-visitors|login-screen)$/
const frame = /[\\/]screens[\\/]signed-in\.ts$/
const screen = /[\\/]([\w-]+-screen)\.tsx$/

/**
 * Builds the app twice: first into as many chunks as there are sets of modules that are loaded together, which tells
 * what each screen needs, then into the chunks that are planned from it (docs/decisions/0083).
 */
export function joinedChunks(app: () => UserConfig): Plugin {
  return {
    name: 'joined-chunks',
    apply: 'build',
    async config({ root }) {
      const groups = groupsOf(await buildApart({ ...app(), root }))
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

async function buildApart(app: UserConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...app.build, write: false },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The app was not built.')
  return built.output.filter((file) => file.type === 'chunk')
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.CodeSplittingGroup[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const modulesOf = (pieces: readonly string[]) =>
    new Set(pieces.flatMap((file) => byFile.get(file)?.moduleIds ?? []))
  const planned = planChunks(piecesOf(chunks), visitsOf(chunks))
  const taken = modulesOf(planned.flatMap(({ pieces }) => pieces))
  return [
    ...planned.map(({ visits, pieces }, at) => {
      const modules = modulesOf(pieces)
      // A group draws what it needs along, so what is needed by others comes first.
      return {
        name: visits.length === 1 ? (visits[0] ?? '') : `shared-by-${visits.length}`,
        test: (id: string) => modules.has(id),
        priority: planned.length - at,
      }
    }),
    // Only parts that are loaded later are left.
    { name: 'later', test: (id: string) => !taken.has(id), minShareCount: 2, entriesAware: true },
  ]
}

/** A chunk compresses better with its neighbors than alone, so each has its share of all compressed as one. */
function piecesOf(chunks: readonly Rolldown.OutputChunk[]): Piece[] {
  const all = chunks.map(({ code }) => code).join('\n')
  const ratio = gzipSync(all).length / all.length
  return chunks.map(({ fileName, code, imports }) => ({
    id: fileName,
    bytes: code.length * ratio,
    needs: imports,
  }))
}

function weightOf(name: string): number {
  if (signed_out.test(name)) return 16
  return daily.test(name) ? 4 : 1
}

function visitsOf(chunks: readonly Rolldown.OutputChunk[]): Visit[] {
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const frames = chunks.filter(({ facadeModuleId }) => frame.test(facadeModuleId ?? ''))
  const screens = chunks.flatMap((chunk) => {
    const name = screen.exec(chunk.facadeModuleId ?? '')?.[1]
    return name === undefined || chunk.isEntry ? [] : [{ name, chunk }]
  })
  const visit = (name: string, parts: readonly Rolldown.OutputChunk[], outer = 0): Visit => {
    const roots = filesOf([...entry, ...parts])
    const files_besides = stylesOf(chunks, roots) - 1 + outer
    return { name, roots, weight: weightOf(name), max_chunks: max_chunks - files_besides }
  }
  const visitors = screens.filter(({ name }) => for_visitors.test(name)).map(({ chunk }) => chunk)
  return [
    visit('start', []),
    visit('for-visitors', visitors),
    ...screens
      .filter(({ chunk }) => !visitors.includes(chunk))
      .map(({ name, chunk }) => {
        if (name === 'login-screen') return visit(name, [chunk])
        const outer = chunks.filter((other) => isOuter(other, chunk))
        return visit(name, [...frames, ...outer, chunk], outer.length)
      }),
  ]
}

/** Whether a screen loads another one as a part of it. */
function isOuter(
  { facadeModuleId, dynamicImports }: Rolldown.OutputChunk,
  inner: Rolldown.OutputChunk,
): boolean {
  return screen.test(facadeModuleId ?? '') && dynamicImports.includes(inner.fileName)
}

/** How many files of style a visit fetches. */
function stylesOf(chunks: readonly Rolldown.OutputChunk[], roots: readonly string[]): number {
  const left = [...roots]
  const loaded = new Set<string>()
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (loaded.has(file)) continue
    loaded.add(file)
    left.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []))
  }
  return chunks.filter(({ fileName, viteMetadata }) => loaded.has(fileName) && viteMetadata?.importedCss.size)
    .length
}

function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.map(({ fileName }) => fileName)
}
