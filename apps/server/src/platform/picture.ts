import sharp from 'sharp'

/** The edge of a picture as it is kept. */
const edge_pixels = 256
/** A phone's largest photo has fewer; a small file that claims more is meant to fill the memory. */
const pixels_max = 50_000_000

// Files are made by strangers: no decoder but these three is ever started, and nothing of them is kept.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a PNG, JPEG or WebP anew: a square WebP, cut from the middle, upright, without any metadata. Undefined
 * where the bytes are no such picture, a broken one or one that is too large.
 */
export async function drawSquare(file: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { limitInputPixels: pixels_max, failOn: 'error', autoOrient: true })
      .resize(edge_pixels, edge_pixels, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The library tells all it cannot read by throwing; which of its reasons it is helps nobody.
    return undefined
  }
}
