import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { createInflateRaw } from 'node:zlib'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import { type CsvRow, CsvStream } from '@duologue/domain/text/csv-stream'
import { Refused } from '../../http/refused'
import { type Packed, readDirectory } from './zip-directory'

const localHead = 30
/** So much is unpacked and judged at a stretch: others have their turn between. */
const pieceBytes = 4096

/** A ZIP that is read; nothing of it is in memory but the piece that is being read. */
export interface OpenZip {
  has(name: string): boolean
  /** The rows of one of its files as CSV, some at a time. */
  rows(name: string): AsyncGenerator<CsvRow[]>
  close(): Promise<void>
}

/** The bytes of a file from a place on. */
async function* piecesOf(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; ) {
    const bytes = Buffer.alloc(Math.min(pieceBytes, length - at))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from + at)
    if (bytesRead === 0) return
    yield bytes.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** What is packed, piece by piece: as much as the directory said, or it is refused. */
async function* unpacked(file: FileHandle, entry: Packed): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(localHead)
  await file.read(head, 0, localHead, entry.at)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new Refused('roster-not-zip')
  const from = entry.at + localHead + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = Readable.from(piecesOf(file, from, entry.packed))
  // Whatever goes wrong with one of them is thrown where its pieces are read.
  const pieces: AsyncIterable<Buffer> = entry.isDeflated
    ? pipeline(packed, createInflateRaw({ chunkSize: pieceBytes }), () => undefined)
    : packed
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    // Said to be less: what grows beyond is a bomb, and is not waited for.
    if (size > entry.size) throw new Refused('roster-too-large')
    yield piece
  }
  if (size < entry.size) throw new Refused('roster-not-zip')
}

/** Letters are UTF-16 where a mark says so, else UTF-8; what cannot be read stands there as lost. */
function decoderFor([one, two]: Uint8Array): TextDecoder {
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le')
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be')
  return new TextDecoder('utf-8')
}

async function* rowsOf(file: FileHandle, entry: Packed): AsyncGenerator<CsvRow[]> {
  const stream = new CsvStream(rosterLimits.row)
  const take = (text: string) => {
    const rows = stream.push(text)
    if (!rows) throw new Refused('roster-unreadable', { [entry.name]: 'is no CSV' })
    return rows
  }
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of unpacked(file, entry)) {
      decoder ??= decoderFor(piece)
      yield take(decoder.decode(piece, { stream: true }))
    }
  } catch (error) {
    // What zlib says of bytes that are no packed ones.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new Refused('roster-not-zip')
    throw error
  }
  yield take(decoder?.decode() ?? '')
  yield stream.end()
}

/** Opens a ZIP of a roster (rosters.md#the-file). */
export async function openZip(place: string): Promise<OpenZip> {
  const file = await open(place)
  try {
    const { size } = await file.stat()
    const entries = await readDirectory(file, size)
    return {
      has: name => entries.has(name),
      rows(name) {
        const entry = entries.get(name)
        if (!entry) throw new Error(`there is no ${name}`)
        return rowsOf(file, entry)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
