import type { SheetLine, SheetWord, SongSheet } from '@duologue/contract/songs/song-sheet'
import type { Word } from '@duologue/contract/words'
import { songState } from '@duologue/domain/songs/details/may-read-song'
import { isOpenRight, shownRights } from '@duologue/domain/songs/details/rights'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { SongRow } from '../details/song-store'
import { learnersCardView } from '../details/song-view'
import type { SheetLineRow } from './sheet-line-store'

type Known = ReadonlyMap<string, Word>

export const sheetWordView = ({
  id,
  text,
  pinyin,
  translation,
  annotation,
  audioUrl,
}: Word): SheetWord => ({
  id,
  text,
  pinyin: pinyin ?? '',
  translation,
  annotation,
  audioUrl,
})

function placedWords(line: SheetLineRow, language: SongRow['language'], words: Known) {
  const listed = line.words.flatMap(id => words.get(id) ?? [])
  const places = wordPlaces(
    line.text,
    listed.map(({ text }) => text),
    language,
  )
  return listed.map(({ id }, index): SheetLine['words'][number] => {
    const place = places[index]
    return [id, place?.from ?? null, place?.to ?? null]
  })
}

export const sheetLineView = (
  line: SheetLineRow,
  language: SongRow['language'],
  words: Known,
): SheetLine => ({
  id: line.id,
  position: line.position,
  text: line.text,
  translation: line.translation,
  pinyin: line.pinyin,
  start: toSeconds(line.startTime),
  stop: toSeconds(line.stopTime),
  isAsked: !line.skip && !line.duplicateLyric && !line.emptyLyric,
  isSkipped: line.skip && !line.duplicateLyric,
  marks: line.marks,
  words: placedWords(line, language, words),
})

/** A song as learners sing along (songs-for-learners.md#sheet-of-a-song). */
export function sheetView(
  row: SongRow,
  { lines, words }: { lines: readonly SheetLine[]; words: readonly SheetWord[] },
  today: string,
): SongSheet {
  const state = songState(row, today)
  // Views come and go by the minute, and would make each sheet another one.
  const { views: _, ...card } = learnersCardView(row)
  return {
    ...card,
    description: row.description,
    tags: row.tags,
    state,
    rights: shownRights(row),
    isFindable: state === 'open' && row.audience === 'everyone' && isOpenRight(row.rights),
    mediaUrl: row.mediaUrl,
    youtubeId: row.youtubeId,
    gameRev: row.gameRev,
    lines: [...lines],
    words: [...words],
  }
}
