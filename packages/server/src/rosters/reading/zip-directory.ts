import type { FileHandle } from 'node:fs/promises'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import { Refused } from '../../http/refused'

/** One thing that is packed, as the directory at the end of a ZIP tells it. */
export interface Packed {
  /** Its name without its folder, in small letters. */
  name: string
  isDeflated: boolean
  /** Bytes, packed and unpacked. */
  packed: number
  size: number
  /** Where its own head begins. */
  at: number
}

const endBytes = 22
const mostComment = 65_535
const headBytes = 46
/** A directory of 40 names is a few thousand bytes. */
const mostDirectory = 1_000_000
/** What stands in place of a number that is told behind the name. */
const elsewhere = 0xffff_ffff

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead < length) throw new Refused('roster-not-zip')
  return bytes
}

/** Where the directory is, and how many things it tells. */
async function findDirectory(file: FileHandle, size: number) {
  const length = Math.min(size, endBytes + mostComment)
  const tail = await read(file, size - length, length)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + endBytes > tail.length) throw new Refused('roster-not-zip')
  const told = {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    at: tail.readUInt32LE(end + 16),
  }
  if (told.length > mostDirectory || told.at + told.length > size)
    throw new Refused('roster-not-zip')
  return told
}

/** The two sizes and the place of a thing, where they are told behind its name, as writers of large files do. */
function wideNumbers(extra: Buffer, told: { size: number; packed: number; at: number }) {
  let from = 0
  while (from + 4 <= extra.length) {
    const length = extra.readUInt16LE(from + 2)
    if (extra.readUInt16LE(from) === 1) {
      const field = extra.subarray(from + 4, from + 4 + length)
      let place = 0
      const next = (number: number) => {
        if (number !== elsewhere || place + 8 > field.length) return number
        place += 8
        return Number(field.readBigUInt64LE(place - 8))
      }
      const size = next(told.size)
      const packed = next(told.packed)
      return { size, packed, at: next(told.at) }
    }
    from += 4 + length
  }
  return told
}

/** The name of a thing one folder deep at most; undefined for folders, and for what computers put beside files. */
function nameOf(path: string): string | undefined {
  const parts = path.replaceAll('\\', '/').split('/')
  const name = parts.at(-1) ?? ''
  if (name === '' || name.startsWith('.') || parts[0] === '__MACOSX') return undefined
  if (parts.length > 2) throw new Refused('roster-folders')
  return name.toLowerCase()
}

/**
 * What a ZIP holds (rosters.md#the-file), by its directory: nothing is unpacked for it, and what would be too much is refused
 * before anything is.
 */
export async function readDirectory(file: FileHandle, size: number): Promise<Map<string, Packed>> {
  if (size < endBytes) throw new Refused('roster-not-zip')
  const { count, length, at: start } = await findDirectory(file, size)
  if (count > rosterLimits.entries) throw new Refused('roster-too-large')
  const directory = await read(file, start, length)
  const found = new Map<string, Packed>()
  let inside = 0
  let at = 0
  for (let left = count; left > 0; left -= 1) {
    if (at + headBytes > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new Refused('roster-not-zip')
    const nameEnd = at + headBytes + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const method = directory.readUInt16LE(at + 10)
    const told = wideNumbers(directory.subarray(nameEnd, extraEnd), {
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    inside += told.size
    if (inside > rosterLimits.inside) throw new Refused('roster-too-large')
    const name = nameOf(directory.toString('utf8', at + headBytes, nameEnd))
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (name !== undefined) {
      if (isEncrypted || ![0, 8].includes(method) || found.has(name))
        throw new Refused('roster-not-zip')
      found.set(name, { name, isDeflated: method === 8, ...told })
    }
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  return found
}
