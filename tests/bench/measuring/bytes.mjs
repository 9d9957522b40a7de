// Bytes as they travel: gzip 9 and brotli 11, each file for itself.
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

/** An app's files that come before it can start. */
export const firstBytes = (files) => sum(files.map(({ code }) => bytesOf(Buffer.from(code))))
