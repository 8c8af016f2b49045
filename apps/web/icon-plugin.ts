import type { Plugin } from 'vite'

const icon_file = /[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.m?js$/

/**
 * Takes the keys out of the icons: random letters, which do not compress, a kilobyte or two of each first visit. The
 * shapes of an icon never change their order, so React needs no keys, and only its development build asks for them.
 */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'icons-without-keys',
    apply: 'build',
    transform: {
      filter: { id: icon_file },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  }
}

export function withoutKeys(icon: string): string {
  return icon.replaceAll(/, key: "[a-z0-9]+"(?= \}\])/g, '')
}
