import { build, type Plugin } from 'vite'
import { brotliCompressSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import config from './vite.config.ts'
const { plugins, ...rest } = config as any
const app = {
  ...rest,
  plugins: (plugins as any[])
    .flat(3)
    .filter(
      (p: any) =>
        p &&
        !['joined-chunks', 'service-worker', 'vite-plugin-compression2'].some((n) =>
          String(p.name ?? '').includes(n),
        ),
    ),
}
const result: any = await build({
  ...app,
  root: '/work/h/lead/apps/web',
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: { ...app.build, write: false },
})
const out = [result].flat()[0].output.filter((f: any) => f.type === 'chunk')
writeFileSync(
  '/tmp/apart.json',
  JSON.stringify(
    out.map((c: any) => ({
      file: c.fileName,
      name: c.name,
      imports: c.imports,
      dynamicImports: c.dynamicImports,
      isEntry: c.isEntry,
      isDynamicEntry: c.isDynamicEntry,
      facade: c.facadeModuleId,
      br: brotliCompressSync(c.code).length,
      min: c.code.length,
      modules: Object.entries(c.modules).map(([id, m]: any) => [id, m.renderedLength ?? m.code?.length ?? 0]),
    })),
  ),
)
