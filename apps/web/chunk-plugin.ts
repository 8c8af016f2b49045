import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { type Piece, planChunks, type Visit } from './chunk-plan.ts'
import { withoutNamingFiles } from './naming-files.ts'
import { base_sheet, planStyle, type StyledModule } from './style-plan.ts'

/** With theme.js and the style a first visit has 12 files. */
const max_chunks = 10
/** What people open day after day counts most; any other screen counts once. */
const daily_weights: Readonly<Record<string, number>> = {
  'dashboard-screen': 8,
  'calendar-screen': 6,
  'meeting-list-screen': 4,
  'mail-list-screen': 4,
}
/** Small screens without the frame that stands around the others: they come together. */
const for_visitors =
  /^(privacy|register|set-password|forgot-password|reset-password|confirm-address|single-sign-on)-screen$/
/** Strangers have nothing in their cache, and do not wait for what only people with an account need. */
const signed_out = /^(start|for-visitors|login-screen)$/
const frame = /[\\/]screens[\\/]signed-in\.ts$/
const screen = /[\\/]([\w-]+-screen)\.tsx$/
const main_style = /[\\/]styles[\\/]index\.css$/
const sheet_prefix = '\0sheet:'
/** What would be a smaller sheet stays in the base: a file more costs a visit more than it saves the others. */
const min_sheet_length = 2_000
/** What only parts name that no first visit loads. */
const later_sheet = 'later'

/** What the first build made. */
interface Apart {
  readonly chunks: readonly Rolldown.OutputChunk[]
  /** The style of all screens. */
  readonly style: string
}

/**
 * Builds the app twice: first into as many chunks as there are sets of modules that are loaded together, which tells
 * what each screen needs, then into the chunks and sheets that are planned from it (docs/decisions/0083 and 0098).
 */
export function joinedChunks(app: () => UserConfig): Plugin {
  let sheets: ReadonlyMap<string, string> = new Map()
  /** The sheet that a module brings. */
  let brought: ReadonlyMap<string, string> = new Map()
  return {
    name: 'joined-chunks',
    enforce: 'pre',
    apply: 'build',
    async config({ root }) {
      const { chunks, style } = await buildApart({ ...app(), root })
      const visits = visitsOf(chunks)
      sheets = planSheets(style, styledModulesOf(chunks, visits))
      brought = bringersOf(chunks, visits, sheets)
      const groups = groupsOf(
        chunks,
        visits.map((visit) => withSheet(visit, chunks, sheets)),
      )
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    resolveId: (id) => (id.startsWith(sheet_prefix) ? id : null),
    load(id) {
      if (main_style.test(id)) return sheets.get(base_sheet)
      return id.startsWith(sheet_prefix) ? sheets.get(id.slice(sheet_prefix.length, -'.css'.length)) : null
    },
    // Before the build lists what is loaded along with each part.
    generateBundle: { order: 'pre', handler: (_options, bundle) => withoutNamingFiles(bundle) },
    transform(code, id) {
      const sheet = brought.get(id)
      return sheet === undefined
        ? null
        : { code: `import ${JSON.stringify(sheetAddress(sheet))}\n${code}`, map: null }
    },
  }
}

function sheetAddress(name: string): string {
  return `${sheet_prefix}${name}.css`
}

async function buildApart(app: UserConfig): Promise<Apart> {
  const result = await build({
    ...app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...app.build, write: false },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The app was not built.')
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const style = styles.find((text) => text.includes('@layer utilities'))
  if (style === undefined) throw new Error('The app has no style.')
  return { chunks: built.output.filter((file) => file.type === 'chunk'), style }
}

function groupsOf(
  chunks: readonly Rolldown.OutputChunk[],
  visits: readonly Visit[],
): Rolldown.CodeSplittingGroup[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const modulesOf = (pieces: readonly string[]) =>
    new Set(pieces.flatMap((file) => byFile.get(file)?.moduleIds ?? []))
  const planned = planChunks(piecesOf(chunks), visits)
  const taken = modulesOf(planned.flatMap(({ pieces }) => pieces))
  return [
    ...planned.flatMap(({ visits: names, pieces }, at) => {
      const modules = modulesOf(pieces)
      const sheet = names.length === 1 ? sheetAddress(names[0] ?? '') : undefined
      // A group draws what it needs along, so what is needed by others comes first.
      return {
        name: nameOf(names, [...modules]),
        test: (id: string) => modules.has(id) || id === sheet,
        priority: planned.length - at,
      }
    }),
    {
      name: 'later-style',
      test: (id: string) => id === sheetAddress(later_sheet),
      priority: planned.length + 1,
    },
    // Only parts that are loaded later are left.
    {
      name: 'later',
      test: (id: string) => !taken.has(id) && !id.startsWith(sheet_prefix),
      minShareCount: 2,
      entriesAware: true,
    },
  ]
}

function nameOf(visits: readonly string[], modules: readonly string[]): string {
  if (visits.length === 1) return visits[0] ?? ''
  return modules.some((id) => frame.test(id)) ? 'signed-in' : `shared-by-${visits.length}`
}

/** Parts that are loaded later share a sheet, which comes after that of the only screen that shows them. */
function styledModulesOf(chunks: readonly Rolldown.OutputChunk[], visits: readonly Visit[]): StyledModule[] {
  const first = visits.map(({ name, roots }) => ({
    name,
    files: reach(chunks, roots, ({ imports }) => imports),
  }))
  const roots = new Set(visits.flatMap((visit) => visit.roots))
  const ever = visits.map(({ name, roots: own }) => ({
    name,
    files: reach(chunks, own, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((file) => !roots.has(file)),
    ]),
  }))
  return chunks.flatMap(({ fileName, modules }) => {
    const loading = first.filter(({ files }) => files.has(fileName))
    const showing = loading.length > 0 ? loading : ever.filter(({ files }) => files.has(fileName))
    const own = showing.length === 1 ? showing.map(({ name }) => name) : []
    const sheets = loading.length > 0 ? own : [...own, later_sheet]
    return Object.values(modules).map(({ code }) => ({ code: code ?? '', sheets }))
  })
}

function planSheets(style: string, modules: readonly StyledModule[]): Map<string, string> {
  const sheets = planStyle(style, modules)
  const isLarge = (name: string) => (sheets.get(name) ?? '').length >= min_sheet_length
  const left = modules.map((one) => ({ ...one, sheets: one.sheets.filter(isLarge) }))
  return planStyle(style, left)
}

/** Which module brings which sheet: a screen its own, and a part that is loaded later what such parts share. */
function bringersOf(
  chunks: readonly Rolldown.OutputChunk[],
  visits: readonly Visit[],
  sheets: ReadonlyMap<string, string>,
): Map<string, string> {
  const roots = new Set(visits.flatMap((visit) => visit.roots))
  return new Map(
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      if (!facadeModuleId?.endsWith('.tsx')) return []
      const name = roots.has(fileName) ? screen.exec(facadeModuleId)?.[1] : later_sheet
      return name !== undefined && sheets.has(name) ? [[facadeModuleId, name] as const] : []
    }),
  )
}

/** A screen that has a sheet, and had no style of its own, fetches a file more. */
function withSheet(
  visit: Visit,
  chunks: readonly Rolldown.OutputChunk[],
  sheets: ReadonlyMap<string, string>,
): Visit {
  const hasStyle = stylesOf(chunks, visit.roots) > 1
  return sheets.has(visit.name) && !hasStyle ? { ...visit, max_chunks: visit.max_chunks - 1 } : visit
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
  return daily_weights[name] ?? 1
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
  const loaded = reach(chunks, roots, ({ imports }) => imports)
  return chunks.filter(({ fileName, viteMetadata }) => loaded.has(fileName) && viteMetadata?.importedCss.size)
    .length
}

function reach(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly string[],
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const left = [...roots]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const chunk = byFile.get(file)
    if (chunk) left.push(...next(chunk))
  }
  return found
}

function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.map(({ fileName }) => fileName)
}
