/** Returns the size of a PNG picture in px, read from the file's header. */
export function pngSize(file: Buffer): { width: number; height: number } {
  const [signature, chunk] = [file.subarray(0, 8).toString('hex'), file.subarray(12, 16).toString()]
  if (signature !== '89504e470d0a1a0a' || chunk !== 'IHDR') throw new Error('The file is not a PNG picture.')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
