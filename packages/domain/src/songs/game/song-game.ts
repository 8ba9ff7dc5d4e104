import { drawInOrder, randomFromSeed } from '../../battle/random'
import type { Alternative } from '../../speech/score-speech'
import { dealSong, questionsOf, type SongPart } from './deal-song'
import type { SongSetup } from './song-setup'

/** What happens in a game; `at` is in whole milliseconds since it began (song-games.md#events). */
export type SongEvent =
  /** The place of a gap in its line, and that of a choice or what was typed. */
  | {
      readonly kind: 'answer'
      readonly at: number
      readonly gap: number
      readonly answer: number | string
    }
  /** A block as it was put in order: which of its lines stands at each place. */
  | { readonly kind: 'order'; readonly at: number; readonly order: readonly number[] }
  /** What a recogniser heard of a line that was sung or said. */
  | { readonly kind: 'said'; readonly at: number; readonly heard: readonly Alternative[] }
  /**
   * `begin`: an asked line starts to sound; `heard`: it has sounded once, the clock is on; `show`: what is open is given
   * up; `time-up`; `next`: the song goes on.
   */
  | { readonly kind: 'begin' | 'heard' | 'show' | 'time-up' | 'next'; readonly at: number }

/** How the first answer to a question went. */
export interface SongAnswer {
  /** The id of the line. */
  readonly lyric: string
  /** The id of the hidden word; null where a line is put in order or sung. */
  readonly word: string | null
  readonly isRight: boolean
  /** How long it took since the line had been heard, or, before that, since it began. */
  readonly ms: number
}

/** A question of the part that is asked. */
export interface SongQuestion {
  readonly misses: number
  /** Choices that were tried and wrong. */
  readonly tried: readonly number[]
  /** `shown`: what is right was told, and it cannot be answered any more. */
  readonly state: 'open' | 'right' | 'shown'
}

/** A game as it stands; plain JSON. A part is `ready` until its line begins, then it is `asked`. */
export interface SongGame {
  readonly parts: readonly SongPart[]
  /** The place of the part. */
  readonly place: number
  readonly state: 'ready' | 'asked' | 'over'
  /** When the latest thing happened. */
  readonly now: number
  readonly began: number
  /** When the part had been heard; null until then. */
  readonly heard: number | null
  /** When something can be said again. */
  readonly quiet: number
  /** When the time is up; null without a clock. */
  readonly endsAt: number | null
  readonly questions: readonly SongQuestion[]
  /** The order of a block that was checked; null until then. */
  readonly order: readonly number[] | null
  /** The first answer to each question so far. */
  readonly answers: readonly SongAnswer[]
}

const openQuestion: SongQuestion = { misses: 0, tried: [], state: 'open' }

/** A part before its line begins. */
export const newPart = (part: SongPart | undefined) => ({
  state: part ? ('ready' as const) : ('over' as const),
  heard: null,
  endsAt: null,
  order: null,
  questions: Array.from({ length: part ? questionsOf(part) : 0 }, () => openQuestion),
})

/** A game before its first line. */
export function newSongGame(setup: SongSetup, seed: number): SongGame {
  const parts = dealSong(setup, drawInOrder(randomFromSeed(seed), 0).draw)
  const part = newPart(parts[0])
  return { parts, place: 0, now: 0, began: 0, quiet: 0, answers: [], ...part }
}

/** The part that is asked; undefined when the game is over. */
export const partOf = (game: SongGame): SongPart | undefined => game.parts[game.place]

/** Whether nothing of the part is open any more. */
export const isPartDone = ({ questions }: SongGame): boolean =>
  questions.every(({ state }) => state !== 'open')
