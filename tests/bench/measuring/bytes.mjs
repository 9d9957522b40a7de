// Calculates compressed sizes with gzip level 9 and brotli level 11. Each file is compressed separately.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export function bytesOf(buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  return {
    plain: buffer.length,
    gzip: gzipSync(buffer, { level: 9 }).length,
    brotli: brotliCompressSync(buffer, { params }).length,
  }
}

export const sum = (sizes) =>
  sizes.reduce((all, size) => ({
    plain: all.plain + size.plain,
    gzip: all.gzip + size.gzip,
    brotli: all.brotli + size.brotli,
  }))

/** Returns the total size of the files that an app loads on startup. */
export const firstBytes = (files) => sum(files.map(({ code }) => bytesOf(Buffer.from(code))))
