import type { AddEdit, Edit, LyricEdit, SongEdit } from '@duologue/domain/songs/editing/edit'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Client } from '../../api/client'
import type { Written } from './stored-song'

interface How {
  key: string
  keepalive?: boolean
}

interface Target {
  client: Client
  songId: string
  orderRev: number
}

const isWords = (value: unknown): value is readonly WordInHand[] => Array.isArray(value)

/** What travels of an edited field: of words their ids, of times the seconds. */
function sentValue({ kind, field, value }: SongEdit | LyricEdit): unknown {
  if (kind === 'song') return value
  if (field === 'words' && isWords(value)) return value.map(({ id }) => id)
  return (field === 'startTime' || field === 'stopTime') && typeof value === 'number'
    ? toSeconds(value)
    : value
}

const bodyOf = (edits: readonly (SongEdit | LyricEdit)[]): object =>
  Object.fromEntries(edits.map(edit => [edit.field, sentValue(edit)]))

/** What travels of a new lyric. */
function newLyric({ id, line }: AddEdit) {
  const { text, translation, pinyin, annotation, words } = line
  const { duplicateLyric, emptyLyric, skip, firstSungLyric } = line
  return {
    id,
    text,
    translation,
    pinyin,
    annotation,
    words: [...words],
    duplicateLyric,
    emptyLyric,
    skip,
    firstSungLyric,
    startTime: toSeconds(line.startTime),
    stopTime: toSeconds(line.stopTime),
  }
}

const isSongEdit = (edit: Edit): edit is SongEdit => edit.kind === 'song'
const isLyricEdit = (edit: Edit): edit is LyricEdit => edit.kind === 'lyric'

async function sendLyric(
  { client }: Target,
  edits: readonly LyricEdit[],
  baseRev: number,
  how: How,
): Promise<Written> {
  const [{ id, toAll } = { id: '' }] = edits
  const { lyric, lyrics, song, replacedCount } = await client.songs.updateLyric(
    {
      params: { id },
      body: { ...bodyOf(edits), baseRev, ...(toAll ? { replaceDuplicateLyrics: true } : {}) },
    },
    how,
  )
  return { mark: song, lyrics: [lyric, ...lyrics], ...(toAll ? { replacedCount } : {}) }
}

async function sendSong(
  { client, songId }: Target,
  body: object,
  how: How,
  edits: readonly SongEdit[] = [],
): Promise<Written> {
  const song = await client.songs.updateSong(
    { params: { id: songId }, body: { ...bodyOf(edits), ...body } },
    how,
  )
  return { mark: song, song, order: song.lyrics, lyrics: [] }
}

/** Sends edits that belong together as one request and answers what it wrote (lyrics.md#calls). */
export async function sendEdits(
  target: Target,
  batch: readonly WaitingEdit[],
  how: How,
): Promise<Written> {
  const { client, songId, orderRev } = target
  const edits = batch.map(({ edit }) => edit)
  const baseRev = Math.min(...batch.map(one => one.baseRev))
  const [edit] = edits
  const base = { baseRev, baseOrderRev: orderRev }
  switch (edit?.kind) {
    case 'song':
      return sendSong(target, { baseRev }, how, edits.filter(isSongEdit))
    case 'lyric':
      return sendLyric(target, edits.filter(isLyricEdit), baseRev, how)
    case 'order':
      return sendSong(target, { lyrics: [...edit.ids], baseOrderRev: orderRev }, how)
    case 'add': {
      const { lyric, lyrics, song } = await client.songs.createLyric(
        {
          body: {
            data: newLyric(edit),
            songId,
            lyricIndex: edit.place,
          },
        },
        how,
      )
      return { mark: song, order: song.lyrics, lyrics: [lyric, ...lyrics] }
    }
    case 'remove': {
      const { lyrics, song } = await client.songs.deleteLyric({ params: { id: edit.id } }, how)
      return { mark: song, order: song.lyrics, lyrics }
    }
    case 'split': {
      const { id, wordIndex, second } = edit
      const { lyrics, changed, song } = await client.songs.splitLyric(
        { params: { id }, body: { wordIndex, secondId: second, ...base } },
        how,
      )
      return { mark: song, order: song.lyrics, lyrics: [...lyrics, ...changed] }
    }
    case 'merge': {
      const { id, direction } = edit
      const { lyric, lyrics, song } = await client.songs.mergeLyrics(
        { params: { id }, body: { direction, ...base } },
        how,
      )
      return { mark: song, order: song.lyrics, lyrics: [lyric, ...lyrics] }
    }
    default:
      throw new Error('There is nothing to send.')
  }
}
