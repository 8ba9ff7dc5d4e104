import type { CallInput } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import { savedHere, type Telling } from '../saved-here/saved-here'
import { keepWithin } from './keep-within'

/** What is sent to have a play stored. */
export type SentPlay = CallInput<typeof plays.savePlay>['body']

/** A battle as it is told without a record. */
export type ToldPlay = Extract<SentPlay, { activity: 'conversationGame' }>

/** A game over a song as it is told without a record. */
export type ToldSong = Extract<SentPlay, { activity: 'song' }>

/** A play that waits to be stored for a user. */
export interface UnsavedPlay {
  readonly user: string
  readonly body: SentPlay
  /** The same play without its record, for a record that is refused for good. */
  readonly told?: SentPlay
  /** When it was over, by the clock of this device. */
  readonly over?: string
}

/** More are not kept: a device that is never online again must not fill its storage. */
const mostKept = 20

const isTold = (value: unknown): value is object => typeof value === 'object' && value !== null

const unsavedTelling: Telling<readonly UnsavedPlay[]> = {
  read: text => {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return undefined
    return list.filter(
      (item): item is UnsavedPlay =>
        isTold(item) && 'user' in item && 'body' in item && isTold(item.body),
    )
  },
  write: list => (list.length === 0 ? null : JSON.stringify(list)),
}

const unsaved = savedHere('unsaved-plays', [], unsavedTelling)

/** The plays of a user that wait to be stored, in their order. */
export const unsavedOf = (user: string) => unsaved.get().filter(play => play.user === user)

/** Has a component follow what waits. */
export const useUnsavedPlays = () => unsaved.use()

/** Keeps a play until it is stored; the oldest beyond the most is given up. */
export function keepUnsaved(play: UnsavedPlay): void {
  keepWithin(unsaved, mostKept, play)
}

/** What two tellings of one play have in common, and nothing else has. */
export const nameOf = (body: SentPlay) => ('ticket' in body ? body.ticket : body.key)

/** Forgets a play that is stored, or never can be. */
export function dropUnsaved({ body }: UnsavedPlay): void {
  unsaved.set(unsaved.get().filter(play => nameOf(play.body) !== nameOf(body)))
}

/** The last game of a visitor, which can be stored after a login in the same browser (plays.md#visitor-plays). */
export const visitorPlay = savedHere<ToldPlay | ToldSong | null>('visitor-play', null, {
  read: text => {
    const told: unknown = JSON.parse(text)
    const isPlay = isTold(told) && ('conversation' in told || 'song' in told) && 'score' in told
    return isPlay ? (told as ToldPlay | ToldSong) : undefined
  },
  write: play => play && JSON.stringify(play),
})
