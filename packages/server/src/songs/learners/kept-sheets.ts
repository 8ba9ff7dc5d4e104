import type { SheetLine, SheetWord, SongSheet } from '@duologue/contract/songs/song-sheet'
import { songState } from '@duologue/domain/songs/details/may-read-song'
import type { Queries } from '../../database/connect'
import { KeptAnswer } from '../../http/tagged'
import type { SongRow } from '../details/song-store'
import { sheetLinesOf, stampOfSheet } from './sheet-line-store'
import { sheetLineView, sheetView, sheetWordView } from './sheet-view'
import { wordsOfLines } from './words-of-lines'

/** What is sung: the same to whoever may meet the song. */
export interface SungParts {
  lines: readonly SheetLine[]
  words: readonly SheetWord[]
}

/** What is kept of a song, and of what it was made. */
interface KeptSong extends SungParts {
  madeOf: string
  sheet?: { of: string; answer: KeptAnswer<SongSheet> }
}

/** So many lines and words are kept, of the songs that were asked for last: 20 MB. */
const mostParts = 40_000

const partsIn = ({ lines, words }: SungParts) => lines.length + words.length

// A Map keeps the order of insertion: the first song is the one longest not asked for.
const kept = new Map<string, KeptSong>()
let partsKept = 0

function drop(id: string): void {
  const old = kept.get(id)
  if (old) partsKept -= partsIn(old)
  kept.delete(id)
}

function keep(id: string, song: KeptSong): KeptSong {
  drop(id)
  kept.set(id, song)
  partsKept += partsIn(song)
  for (const oldest of kept.keys()) {
    if (partsKept <= mostParts) break
    drop(oldest)
  }
  return song
}

/** The lines and words of a song, made anew unless they are as they were when they were asked for last. */
async function sungIn(queries: Queries, row: SongRow, stamp: string): Promise<KeptSong> {
  const madeOf = `${row.language} ${stamp}`
  const known = kept.get(row.id)
  if (known?.madeOf === madeOf) return keep(row.id, known)
  const lines = await sheetLinesOf(queries, row.id)
  const words = await wordsOfLines(queries, lines)
  return keep(row.id, {
    madeOf,
    lines: lines.map(line => sheetLineView(line, row.language, words)),
    words: [...words.values()].map(sheetWordView),
  })
}

/**
 * A song's row, however it is asked for, with its lines and words; whether they are as they were is asked at the same time
 * (songs-for-learners.md#sheet-of-a-song).
 */
export async function sungWith(
  queries: Queries,
  id: string,
  asked: Promise<SongRow>,
): Promise<{ row: SongRow; sung: KeptSong }> {
  const [row, stamp] = await Promise.all([asked, stampOfSheet(queries, id)])
  return { row, sung: await sungIn(queries, row, stamp) }
}

/** The same of a row that is here already. */
export const sungPartsOf = async (queries: Queries, row: SongRow): Promise<SungParts> =>
  sungIn(queries, row, await stampOfSheet(queries, row.id))

/** A song's sheet on a day, kept as long as nothing that it tells has changed; words change without their song. */
export function keptSheet(row: SongRow, sung: KeptSong, today: string): KeptAnswer<SongSheet> {
  // Views come and go by the minute, and are not told.
  const of = JSON.stringify([{ ...row, views: 0 }, songState(row, today)])
  if (sung.sheet?.of !== of) {
    sung.sheet = { of, answer: new KeptAnswer(sheetView(row, sung, today)) }
  }
  return sung.sheet.answer
}
