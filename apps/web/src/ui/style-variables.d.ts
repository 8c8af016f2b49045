import 'react'

declare module 'react' {
  /** Custom properties are styles too. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
