import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { findConflicts } from '@duologue/domain/songs/editing/find-conflicts'
import { inOrder } from '@duologue/domain/songs/editing/in-order'
import { markFirstSung } from '@duologue/domain/songs/lyrics/first-sung'
import { recomputeFlags } from '@duologue/domain/songs/lyrics/flags'
import { blankLine, type LyricLine, writtenFields } from '@duologue/domain/songs/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/songs/times/time'
import { newId } from '../../outside/random/new-id'
import type { Translated } from '../../translation/index'
import { type KeptLists, readChinese, upsertListedWords } from '../../words/index'
import { humanTranslation } from '../adding/human-translation'
import type { OpenSong } from '../details/open-song'
import { requireNoConflict, requireOrder } from '../editing/require-no-conflict'
import type { SongsRoom } from '../songs-room'
import { plainList } from '../word-lists/plain-list'
import { lyricOf } from './lyric-of'
import { timesUsed } from './pending-store'

type Body = CallArguments<typeof songs.addLyrics>['body']
type Saved = Body['lyrics'][number]
type Found = ReadonlyMap<string, Translated>

/** A translation as it is told, else as it was found; else it waits. */
function translationOf({ text, translation, textIsEnglish }: Saved, found: Found) {
  const told = humanTranslation(translation)
  if (translation !== '') return told
  if (textIsEnglish) return { ...told, translationPending: false }
  const machine = found.get(text)
  if (!machine) return told
  return {
    ...told,
    translation: machine.translation,
    translationPending: false,
    translationSource: machine.source,
  }
}

/** The pinyin of Chinese texts that come without, each read once. */
async function readPinyin(
  room: SongsRoom,
  { row, transaction }: OpenSong,
  saved: readonly Saved[],
) {
  const read = new Map<string, string>()
  if (row.language !== 'chinese') return read
  for (const { id, text, pinyin, textIsEnglish } of saved)
    if (id === undefined && !pinyin && !textIsEnglish && !read.has(text))
      read.set(text, (await readChinese(room, text, transaction)).pinyin)
  return read
}

/** What is told of a lyric that is there; a blank translation leaves the one that it has. */
function patchOf(saved: Saved, words: readonly string[], found: Found): Partial<LyricLine> {
  const { text, pinyin, annotation, skip } = saved
  const patch = {
    text,
    pinyin,
    annotation,
    skip,
    startTime: toHundredths(saved.startTime),
    stopTime: toHundredths(saved.stopTime),
    words,
    ...(saved.translation === '' ? {} : translationOf(saved, found)),
  }
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<LyricLine>
}

/** Refuses what others have changed since: fields of lyrics that are there, and any of one that is to go. */
async function refuseStale(open: OpenSong, body: Body, patches: Map<string, Partial<LyricLine>>) {
  const base = (saved: Saved) => saved.baseRev ?? body.baseRev
  const changed = body.lyrics.flatMap(saved => {
    const patch = patches.get(saved.id ?? '')
    if (!saved.id || !patch) return []
    const current = lyricOf(open.lyrics, saved.id)
    const { id, fieldRevs } = current
    return findConflicts({ id, current, fieldRevs, patch, baseRev: base(saved) })
  })
  const gone = open.lyrics
    .filter(({ id, fieldRevs }) => {
      const isWritten = writtenFields.some(field => (fieldRevs[field] ?? 0) > (body.baseRev ?? 0))
      return body.deleted.includes(id) && body.baseRev !== undefined && isWritten
    })
    .map(({ id, text }) => ({ id, field: 'id', theirs: text, yours: null }))
  const bases = body.lyrics.flatMap(saved => base(saved) ?? [])
  await requireNoConflict(open, [...changed, ...gone], Math.min(...bases, body.baseRev ?? Infinity))
}

/** A new lyric of the page. */
function newLine(
  id: string,
  saved: Saved,
  words: readonly string[],
  pinyin: string,
  found: Found,
): LyricLine {
  return {
    ...blankLine(id, saved.text),
    ...translationOf(saved, found),
    pinyin: saved.pinyin || pinyin,
    annotation: saved.annotation ?? '',
    startTime: toHundredths(saved.startTime),
    stopTime: toHundredths(saved.stopTime),
    emptyLyric: words.length === 0,
    skip: saved.skip ?? false,
    words,
    marks: saved.marks ?? null,
  }
}

/** The lyrics of a song after the add-lyrics page is saved: in the page's order, with their words. */
export async function savedLyrics(
  room: SongsRoom,
  open: OpenSong,
  body: Body,
  found: Found,
): Promise<{ lines: LyricLine[]; ids: string[]; kept: KeptLists }> {
  await requireOrder(open, body.baseOrderRev)
  const kept = await upsertListedWords(room, open.transaction, {
    language: open.row.language,
    lists: body.lyrics.map(saved => (saved.textIsEnglish ? [] : plainList(saved.newWordList))),
    usedHere: open.lyrics.flatMap(({ words }) => words),
    timesUsed,
  })
  const pinyin = await readPinyin(room, open, body.lyrics)
  const patches = new Map<string, Partial<LyricLine>>()
  const fresh: LyricLine[] = []
  const ids = body.lyrics.map((saved, index) => {
    const words = kept.lists[index] ?? []
    if (saved.id !== undefined) {
      lyricOf(open.lyrics, saved.id)
      patches.set(saved.id, patchOf(saved, words, found))
      return saved.id
    }
    const id = newId(room.random, room.clock)
    fresh.push(newLine(id, saved, words, pinyin.get(saved.text) ?? '', found))
    return id
  })
  await refuseStale(open, body, patches)
  const gone = new Set(body.deleted.filter(id => !ids.includes(id)))
  const stayed = open.lyrics
    .filter(({ id }) => !gone.has(id))
    .map((line): LyricLine => ({ ...line, ...patches.get(line.id) }))
  const ordered = inOrder([...stayed, ...fresh], ids)
  return { lines: recomputeFlags(markFirstSung(ordered)), ids, kept }
}
