import { accountReader } from '../accounts/index'
import { findLearnableCards } from '../conversations/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import { songCardsOf } from '../songs/index'
import { songsSavedBy } from './saved-song-store'
import { savedBy } from './saved-store'

/**
 * The conversations and songs that a user keeps, as they go into the export of their data (accounts.md#own-data); one that
 * is gone or hidden has no title.
 */
export const savedOf = (clock: Clock) => async (database: Database, user: string) => {
  const [kept, songs, reader] = await Promise.all([
    savedBy(database, user),
    songsSavedBy(database, user),
    accountReader(database, user),
  ])
  const ids = kept.map(({ conversation }) => conversation)
  const songIds = songs.map(({ song }) => song)
  const [cards, songCards] = await Promise.all([
    findLearnableCards(database, ids, reader),
    songCardsOf({ database, clock }, songIds, reader),
  ])
  return [
    ...kept.map(({ conversation, savedAt }) => ({
      conversation,
      title: cards.get(conversation)?.title ?? null,
      savedAt: savedAt.toISOString(),
    })),
    ...songs.map(({ song, savedAt }) => ({
      song,
      title: songCards.get(song)?.title ?? null,
      savedAt: savedAt.toISOString(),
    })),
  ]
}
