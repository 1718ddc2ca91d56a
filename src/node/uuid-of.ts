// Derives UUIDs from hashes, for things that must get the same id each time.

/** @param bytes 16 or more, evenly distributed; six bits become the version (8) and variant (RFC 9562, 5.8) */
export function uuidOf(bytes: Buffer): string {
  const own = Buffer.from(bytes.subarray(0, 16))
  own[6] = (own.readUInt8(6) & 0x0f) | 0x80
  own[8] = (own.readUInt8(8) & 0x3f) | 0x80
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
