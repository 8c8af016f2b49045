import { expect, it } from 'vitest'
import { problemOfPicture } from './picture-file.ts'

it('[SET20] refuses other kinds of files and more than 2 MB before sending them', () => {
  const most = 2 * 1024 * 1024
  for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
    expect(problemOfPicture({ type, size: most })).toBeUndefined()
    expect(problemOfPicture({ type, size: most + 1 })).toBe('The picture must be at most 2 MB.')
  }
  for (const type of ['', 'image/gif', 'image/svg+xml', 'application/pdf']) {
    expect(problemOfPicture({ type, size: 1 })).toBe('The picture must be a PNG, JPEG or WebP file.')
  }
})
