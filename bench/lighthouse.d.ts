// The part of lighthouse that is used here; the package itself is there only when it is measured.
declare module 'lighthouse' {
  interface Report {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  }
  export default function lighthouse(
    url: string,
    options: {
      readonly port: number
      readonly disableStorageReset: boolean
      readonly onlyCategories: readonly string[]
      readonly logLevel: 'error'
    },
  ): Promise<{ readonly lhr: Report } | undefined>
}
