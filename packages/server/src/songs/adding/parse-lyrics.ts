import type { CallAnswer } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { foreignLyrics } from '@duologue/domain/messages/songs/add-lyrics'
import { importFaults } from '@duologue/domain/messages/songs/lyric-notes'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { englishInside } from '@duologue/domain/songs/adding/english-text'
import type { ReadLyric } from '@duologue/domain/songs/adding/notices'
import { settleDrafts } from '@duologue/domain/songs/adding/settle-drafts'
import { readLyrics } from '@duologue/domain/songs/files/read-lyrics'
import { toHundredths, toSeconds } from '@duologue/domain/songs/times/time'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { lineReader } from '../../words/index'
import { findSong } from '../details/song-store'
import type { SongsRoom } from '../songs-room'

type Answer = CallAnswer<typeof songs.parseLyrics>

type ReadLine = Awaited<ReturnType<typeof lineReader>>

/**
 * A lyric with its words; a Chinese song's English line has none, and is its own translation (lyrics.md#chinese-lines).
 */
async function draftOf(lyric: ReadLyric, key: string, language: SongLanguage, read: ReadLine) {
  const { text, translation, start, stop, marks, leaveOut } = lyric
  const english = language === 'chinese' ? englishInside(text) : undefined
  const found = english === undefined ? await read(text) : { words: [], pinyin: '' }
  const draft: DraftLyric = {
    key,
    id: null,
    text,
    translation: english ?? translation,
    translationPending: false,
    pinyin: found.pinyin,
    words: found.words.map(word => ({ wordId: null, text: word })),
    start,
    stop,
    marks,
    textIsEnglish: english !== undefined,
    leaveOut,
    firstSungLyric: false,
    duplicateLyric: false,
    emptyLyric: false,
    skip: false,
  }
  return draft
}

/** POST /api/songs/{id}/lyrics/parse (lyrics.md#calls): reads, and writes nothing. */
export function parseLyrics(room: SongsRoom): Handler<typeof songs.parseLyrics> {
  return async ({ params, body }): Promise<Answer> => {
    const song = await findSong(room.database, params.id)
    if (!song) throw new Refused('song-not-found')
    const { id, language, title, artist } = song
    const duration = toHundredths(song.duration)
    const { secondIsTranslation = false } = body
    const told = { language, title, artist, duration, secondIsTranslation }
    const reading = readLyrics(body.format, body.text, told)
    if (reading.kind === 'nothing') throw new Refused('lyrics-not-found')
    if (reading.kind === 'faulty') {
      const fields = reading.faults.map(({ line, code }) => [`line ${line}`, importFaults[code]])
      throw new Refused('lyrics-unformatted', Object.fromEntries(fields))
    }
    if (reading.kind === 'foreign')
      throw new Refused('lyrics-unformatted', { text: foreignLyrics[reading.format] })
    const read = await lineReader(room, language)
    const drafts: DraftLyric[] = []
    // One after the other: a Chinese text of a thousand lines is read while others are answered too.
    // Each has a name of its own: a line with several stamps is as many lyrics.
    for (const [place, lyric] of reading.lyrics.entries())
      drafts.push(await draftOf(lyric, String(place), language, read))
    const settled = settleDrafts(drafts)
    return {
      lyrics: settled.map(({ start, stop, words, ...one }, place) => ({
        line: reading.lyrics[place]?.line ?? 0,
        song: id,
        language,
        text: one.text,
        translation: one.translation,
        pinyin: one.pinyin,
        startTime: toSeconds(start),
        stopTime: toSeconds(stop),
        marks: one.marks ? [...one.marks] : null,
        textWords: words.map(word => word.text),
        words: [...words],
        textIsEnglish: one.textIsEnglish,
        firstSungLyric: one.firstSungLyric,
        emptyLyric: one.emptyLyric,
        duplicateLyric: one.duplicateLyric,
        skip: one.skip,
        leaveOut: one.leaveOut,
      })),
      warnings: reading.warnings,
      metadata: reading.metadata,
    }
  }
}
