import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { codeOfSongLanguage, libraryTranslation } from '@duologue/domain/choices/song-choices'
import { songModes } from '@duologue/domain/choices/song-game-choices'
import { isForClass } from '@duologue/domain/songs/details/is-for-class'
import { songState } from '@duologue/domain/songs/details/may-read-song'
import { canPlaySong } from '@duologue/domain/songs/game/can-play-song'
import type { GameSong } from '@duologue/domain/songs/game/song-setup'
import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { Refused } from '../../http/refused'
import type { Clock } from '../../outside/clock/clock'
import type { GameWishes, Playable, PlayedThing, ThingName } from '../../playable'
import { dayOfSongs, requireSong } from '../details/require-song'
import { findSong, type SongRow, songs } from '../details/song-store'
import { songsFor } from '../details/songs-for'
import { type SungParts, sungPartsOf, sungWith } from './kept-sheets'
import { sheetLinesOf } from './sheet-line-store'
import { wordsOfLines } from './words-of-lines'

/** A song as it is played; its title stays with its plays. */
const playedSong = (row: SongRow): PlayedThing => ({
  kind: 'song',
  id: row.id,
  title: row.title,
  language: codeOfSongLanguage(row.language),
  version: row.gameRev,
})

/** What a game over a song is made of: what its sheet tells a browser, so that both deal the same. */
const gameOf = (
  { language, gameRev }: SongRow,
  { lines, words }: SungParts,
): GameSong & { gameRev: number } => ({ language, gameRev, lines, words })

async function existingSong(database: Database, id: string): Promise<SongRow> {
  const row = await findSong(database, id)
  if (!row) throw new Refused('song-not-found')
  return row
}

/**
 * A song and what a game over it is made of, for whoever began one while they might: they finish it, though it was withdrawn
 * or its licence has ended since (songs-for-learners.md#who-may-meet-a-song).
 */
export async function begunSong(database: Database, id: string) {
  const { row, sung } = await sungWith(database, id, existingSong(database, id))
  return { thing: playedSong(row), song: gameOf(row, sung) }
}

/** Whether a game can be played as it is wished; without wishes, whether any can. */
function canPlay(song: GameSong, wishes: GameWishes | undefined): boolean {
  const modes = wishes ? songModes.filter(mode => mode === wishes.mode) : songModes
  const difficulties = wishes ? [wishes.difficulty] : battleDifficulties
  const source = wishes?.source ?? 'voice'
  return modes.some(mode =>
    difficulties.some(difficulty => canPlaySong(song, { mode, difficulty, source })),
  )
}

const { id: songId, title: songTitle, curated, withdrawnAt, licensedUntil } = songs

const nameOf = (id: Column, today: string): SQL<ThingName | null> => sql`(
  select json_build_object('id', ${songs.id}, 'shortid', ${songs.id}, 'title', ${songs.title}, 'isDeleted', false,
    'isHidden', not ${curated} or ${withdrawnAt} is not null or coalesce(${licensedUntil} < ${today}, false))
  from ${songs} where ${songs.id} = ${id})`

async function songNames(database: Database, ids: readonly string[], today: string) {
  if (ids.length === 0) return new Map()
  const rows = await retryRead(() =>
    database.sql
      .select({ id: songId, title: songTitle, curated, withdrawnAt, licensedUntil })
      .from(songs)
      .where(inArray(songs.id, [...new Set(ids)])),
  )
  return new Map(
    rows.map(({ id, title, ...row }) => {
      const isHidden = songState(row, today) !== 'open'
      return [id, { id, shortid: id, title, isDeleted: false, isHidden }]
    }),
  )
}

/** The lines and words of a song that a class has assigned; none while it is not out, undefined when it was deleted. */
async function songParts(database: Database, id: string, today: string) {
  const row = await findSong(database, id)
  if (!row) return undefined
  const lines = songState(row, today) === 'open' ? await sheetLinesOf(database, id) : []
  const words = await wordsOfLines(database, lines)
  return {
    language: codeOfSongLanguage(row.language),
    translationLanguage: libraryTranslation,
    words: [...words.values()].map(({ id: word, text, pinyin, translation, audioUrl }) => ({
      id: word,
      text,
      pinyin: pinyin ?? null,
      translation,
      audio: audioUrl,
    })),
    lines: lines.map(({ id: line, text, pinyin, translation }) => ({
      id: line,
      text,
      pinyin,
      translation,
      audio: null,
    })),
  }
}

/** What is said of songs that are played. */
export function playedSongs(clock: Clock): Playable {
  const require: Playable['require'] = async (database, id, reader) =>
    playedSong(await requireSong({ database, clock }, id, reader))
  return {
    require,
    async requirePlayable(database, id, reader, wishes) {
      const asked = requireSong({ database, clock }, id, reader)
      const { row, sung } = await sungWith(database, id, asked)
      if (!canPlay(gameOf(row, sung), wishes)) throw new Refused('song-too-short')
      return playedSong(row)
    },
    async assignable(database, ids, reader) {
      if (ids.length === 0) return new Map()
      const may = songsFor(reader, dayOfSongs(clock))
      const rows = await retryRead(() =>
        database.sql
          .select()
          .from(songs)
          .where(and(inArray(songs.id, [...ids]), may)),
      )
      const found = await Promise.all(
        rows.map(async row => {
          const { id, title } = row
          const game = gameOf(row, await sungPartsOf(database, row))
          return [id, { id, title, canPlay: canPlay(game, undefined) }] as const
        }),
      )
      return new Map(found)
    },
    async requireForClass(queries, id, upTo) {
      const row = await findSong(queries, id)
      if (!row || !isForClass(row, upTo, dayOfSongs(clock))) throw new Refused('song-not-for-class')
    },
    names: (database, ids) => songNames(database, ids, dayOfSongs(clock)),
    nameOf: id => nameOf(id, dayOfSongs(clock)),
    parts: (database, id) => songParts(database, id, dayOfSongs(clock)),
  }
}
