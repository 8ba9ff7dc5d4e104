import type { DialogueLine } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { PlayMode } from '@duologue/domain/choices/play-modes'
import type { PlayedKind } from '@duologue/domain/choices/played-kinds'
import type { ClassMaturity } from '@duologue/domain/choices/song-choices'
import type { SongSource } from '@duologue/domain/choices/song-game-choices'
import type { Column, SQL } from 'drizzle-orm'
import type { Database, Queries } from './database/connect'

/** Which thing is played: the id is its own, not a short one. */
export interface ThingId {
  kind: PlayedKind
  id: string
}

/** What is played (plays.md#played-things); its version is another one whenever what a game is made of has changed. */
export interface PlayedThing extends ThingId {
  title: string
  language: string
  version: number
}

/** How a game is wished, as far as it decides whether there is enough for it. */
export interface GameWishes {
  mode: PlayMode
  difficulty: BattleDifficulty
  source: SongSource | null
}

/** How an assignment names its thing; one that is deleted has its last title. */
export interface ThingName {
  id: string
  shortid: string
  title: string
  isDeleted: boolean
  /** Nobody may meet it for now but who looks after it. */
  isHidden?: boolean
}

/** A thing that is to be assigned, and whether there is enough in it for a game. */
export interface AssignableThing {
  id: string
  title: string
  canPlay: boolean
}

/** The languages of a thing, and what is asked of it: its lines or items. */
interface AskedParts {
  language: string
  translationLanguage: string
  lines: readonly Pick<
    DialogueLine,
    'id' | 'text' | 'pinyin' | 'translation' | 'translations' | 'audio'
  >[]
  /** Of a song the words that its games hide. */
  words?: readonly {
    id: string
    text: string
    pinyin: string | null
    translation: string | null
    audio: string | null
  }[]
}

/** What a room says of its things that are played. */
export interface Playable {
  /** The thing under a name as this reader sees it; what they may not see is not there (404). */
  require(database: Database, name: string, reader: Reader): Promise<PlayedThing>
  /**
   * The same where a game over it begins, as it is wished, or where it is assigned, to be played somehow; refuses one that
   * has too little for that, where its room knows at once.
   */
  requirePlayable(
    database: Database,
    name: string,
    reader: Reader,
    wishes?: GameWishes,
  ): Promise<PlayedThing>
  /** Refuses what a class may not be asked to play; where it is left out, it may be asked all. */
  requireForClass?(queries: Queries, id: string, songsUpTo: ClassMaturity): Promise<void>
  /** Those of these things, by id, that the reader may see. */
  assignable(
    database: Database,
    ids: readonly string[],
    reader: Reader,
  ): Promise<ReadonlyMap<string, AssignableThing>>
  /** The names of things by their ids; those that are gone may be missing. */
  names(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ThingName>>
  /** The same of the thing whose id a column has: a JSON value for the statement of others, null when it is gone. */
  nameOf(id: Column): SQL<ThingName | null>
  /** What a class is asked of a thing; undefined when it was deleted. */
  parts(database: Database, id: string): Promise<AskedParts | undefined>
}

/** Every room's things that are played, by their kind. */
export type PlayableThings = Readonly<Record<PlayedKind, Playable>>
