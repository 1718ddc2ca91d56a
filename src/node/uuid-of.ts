// Derives UUIDs from hashes, for things that must get the same id each time.

/** @param bytes 16 or more, evenly distributed; six bits become the version (8) and variant (RFC 9562, 5.8) */
export function uuidOf(bytes: Buffer): string {
  const own = Buffer.from(bytes.subarray(0, 16))
  own[6] = (own.readUInt8(6) & 0x0f) | 0x80
  own[8] = (own.readUInt8(8) & 0x3f) | 0x80
  const hex = own.toString('hex')
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return `${groups.join('-')}-${hex.slice(20)}`
}
