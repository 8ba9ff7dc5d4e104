import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { Between, Translator } from '../outside/translation/translator'

/** What a text was translated to, and by whom: copied from where it was translated before, or made by a machine. */
export interface Translated {
  translation: string
  source: 'memory' | `machine:${string}`
}

/**
 * The translations that could be found, by the text as it was asked for. Blank texts and those without a translation
 * are left out. It never throws, and takes at most half a minute, so that no save hangs on it (words.md#translating).
 */
export type Translate = (
  texts: readonly string[],
  between: Between,
) => Promise<ReadonlyMap<string, Translated>>

/**
 * A place where translations stand already: answers those that it has, by the text as it was asked for. Neighbours offer
 * theirs to the room through house-rooms.ts.
 */
export type TranslationMemory = (
  database: Queries,
  texts: readonly string[],
  between: Between,
) => Promise<ReadonlyMap<string, string>>

/** Something whose translation is still missing. */
export interface PendingText {
  id: string
  text: string
  from: string
  to: string
}

/** A room whose texts may be saved without a translation, to be filled in later. */
export interface PendingPlace {
  /** The newest texts that wait; those of one song where one is named. */
  pending(database: Queries, within: { song?: string; most: number }): Promise<PendingText[]>
  /** Writes translations where the field is still blank and waiting; a person's own words are never touched. */
  fill(found: readonly ({ id: string } & Translated)[]): Promise<void>
}

/** What the room works with. */
export interface TranslationRoom {
  database: Database
  clock: Clock
  /** Undefined where no service is set up: then only the memory translates. */
  translator: Translator | undefined
  memories: readonly TranslationMemory[]
  places: readonly PendingPlace[]
  onError: (error: unknown) => void
}
