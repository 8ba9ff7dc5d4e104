const first = [
  'amber',
  'azure',
  'bold',
  'brave',
  'bright',
  'calm',
  'clever',
  'coral',
  'cosy',
  'eager',
  'early',
  'fair',
  'fond',
  'gentle',
  'glad',
  'golden',
  'green',
  'happy',
  'keen',
  'kind',
  'lively',
  'lucky',
  'merry',
  'mild',
  'noble',
  'quick',
  'quiet',
  'rapid',
  'silver',
  'sunny',
  'swift',
  'warm',
] as const
const second = [
  'acorn',
  'birch',
  'brook',
  'cedar',
  'cloud',
  'comet',
  'crane',
  'dune',
  'falcon',
  'fern',
  'finch',
  'fox',
  'grove',
  'harp',
  'heron',
  'island',
  'lark',
  'maple',
  'meadow',
  'moon',
  'otter',
  'pebble',
  'pine',
  'reef',
  'river',
  'robin',
  'stone',
  'tiger',
  'tulip',
  'wave',
  'willow',
  'wren',
] as const

/**
 * A username of two neutral words and four digits, 3 to 16 characters (accounts.md#signing-up): it says nothing about
 * who signs up.
 *
 * @param bytes four bytes of chance; other bytes give another name.
 */
export function makeUsername(bytes: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const digits = String((c * 256 + d) % 10_000).padStart(4, '0')
  return `${first[a % first.length]}${second[b % second.length]}${digits}`.slice(0, 16)
}
