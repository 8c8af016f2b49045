import type { Rolldown } from 'vite'

const naming_file = /^export\{([\w$, ]+)\}from["'`]\.\/([\w.-]+)["'`];?\s*(?:\/\/# sourceMappingURL=\S+\s*)?$/

/**
 * Leaves out the files that only give the exports of another file their names, one for each part that is loaded by
 * name: who loads such a part loads the other file and names its exports there.
 */
export function withoutNamingFiles(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const { fileName, code } of chunks) {
    const [, names = '', file = ''] = naming_file.exec(code) ?? []
    if (file === '') continue
    const own = fileName.replace(/.*\//, '')
    const named = names.split(',').map((one) => {
      const [inner = '', outer = inner] = one.split(' as ')
      return `${outer}:e.${inner}`
    })
    const loading = new RegExp(`import\\(([\`"'])\\./${own.replaceAll('.', '\\.')}\\1\\)`, 'g')
    for (const other of chunks) {
      other.code = other.code.replaceAll(loading, `import("./${file}").then(e=>({${named.join()}}))`)
    }
    delete bundle[fileName]
    delete bundle[`${fileName}.map`]
  }
}
