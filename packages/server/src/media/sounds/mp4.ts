import type { ReadSound } from './sound'
import { tracksOf } from './tracks'

/** What stands at the top of an MP4 file; anything else is another file behind this one. */
const known = /^(ftyp|moov|mdat|free|skip|wide|uuid|moof|mfra|sidx|styp|pdin|meta|udta|prft|emsg)$/

/** Whether boxes fill the file from its first byte to its last, and the first one says what it is. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  let at = 0
  while (at + 8 <= bytes.length) {
    const told = bytes.readUInt32BE(at)
    if (!known.test(bytes.toString('latin1', at + 4, at + 8))) return false
    const isLarge = told === 1 && at + 16 <= bytes.length
    const length = isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : told
    // 0: up to the end of the file.
    if (told === 0) return true
    if (length < 8) return false
    at += length
  }
  return at === bytes.length
}

/** Written piece by piece, as browsers record: its head does not know how long it became, and what it says is wrong. */
const isInPieces = (bytes: Buffer) => bytes.includes('moof', 0, 'latin1')

/** MP4 and M4A. */
export const readMp4: ReadSound = async bytes => {
  const tracks = isWhole(bytes) ? await tracksOf(bytes, 'video/mp4') : undefined
  if (!tracks) return undefined
  return {
    type: tracks.hasVideo ? 'video/mp4' : 'audio/mp4',
    bytes,
    durationMs: isInPieces(bytes) ? null : tracks.durationMs,
  }
}
