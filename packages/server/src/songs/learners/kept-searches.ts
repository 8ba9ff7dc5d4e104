import type { CallAnswer } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import type { Database } from '../../database/connect'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import { KeptAnswer } from '../../http/tagged'
import { memoizeLast } from '../../media/index'
import { learnersCardView } from '../details/song-view'
import {
  findPublished,
  nameOfPublished,
  type PublishedSearch,
  stampOfPublished,
} from './published-store'

type Found = CallAnswer<typeof songs.searchPublishedSongs>

/** A page of songs, and of what it was made. */
interface KeptPage {
  madeOf?: string
  answer?: KeptAnswer<Found>
}

/** So many pages are kept, those that were asked for last. */
const keptPages = memoizeLast<KeptPage>(100)

const madeOf = (stamp: string, total: number) => `${stamp} ${total}`

/**
 * A page of the songs that a reader may meet, without a title: the one that was told last, as long as the same songs, all
 * as they were, are on it (songs-for-learners.md#find-songs). Who may meet which is in what is asked.
 */
export async function keptPage(
  database: Database,
  search: PublishedSearch,
): Promise<KeptAnswer<Found>> {
  const asked = withOneBefore(search)
  const { stamp, total } = await stampOfPublished(database, asked)
  const kept = keptPages(nameOfPublished(search), () => ({}))
  if (kept.answer && kept.madeOf === madeOf(stamp, total)) return kept.answer
  const found = await findPublished(database, asked)
  const { rows, before } = cutOneBefore(search, found.rows)
  // What was published meanwhile is told, and kept as what it is.
  const answer = new KeptAnswer({ songs: rows.map(learnersCardView), total, ...before })
  Object.assign(kept, { madeOf: madeOf(found.stamp, total), answer })
  return answer
}
