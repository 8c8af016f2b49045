import sharp from 'sharp'

/** The edge of a stored picture. */
const edge_pixels = 256
/** A phone's largest photo has fewer; a small file that claims more is meant to exhaust the memory. */
const pixels_max = 50_000_000

// Files come from strangers: only these three decoders are allowed, and nothing is cached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes a PNG, JPEG or WebP: a square WebP, cropped to the middle, upright, without any metadata.
 * Undefined where the bytes are no such picture, a broken one or one that is too large.
 */
export async function drawSquare(file: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { limitInputPixels: pixels_max, failOn: 'error', autoOrient: true })
      .resize(edge_pixels, edge_pixels, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The library reports every unreadable file by an exception; its reasons do not help a person.
    return undefined
  }
}
