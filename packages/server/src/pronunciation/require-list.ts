import type { Reader } from '@duologue/domain/accounts/reader'
import { canPlayRound } from '@duologue/domain/pronunciation/game/can-play-round'
import { mayChangeList, mayReadList } from '@duologue/domain/pronunciation/may-read-list'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import { assignedAmong } from './assigned-list-store'
import { findList } from './list-store'
import type { ListRow } from './list-table'

type Rights = Pick<ListRow, 'id' | 'author' | 'isPublished' | 'heldAt' | 'deletedAt'>

/**
 * Those of these lists that a reader may see (pronunciation.md#who-may-read); one query more where drafts are among
 * them.
 */
export async function filterReadable<Row extends Rights>(
  database: Database,
  rows: readonly Row[],
  reader: Reader,
): Promise<Row[]> {
  const drafts = rows.filter(({ isPublished }) => !isPublished).map(({ id }) => id)
  const assigned =
    reader.kind === 'user' ? await assignedAmong(database, drafts, reader.id) : new Set()
  return rows.filter(row =>
    mayReadList(reader, {
      ...row,
      isDeleted: row.deletedAt !== null,
      isAssigned: assigned.has(row.id),
    }),
  )
}

/** The list's row when this reader may see it; else undefined. */
export async function findReadable(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ListRow | undefined> {
  const found = await findList(database, idOrShortid)
  const [row] = await filterReadable(database, found ? [found] : [], reader)
  return row
}

/** The same; what the reader may not see is not there (404, pronunciation.md#who-may-read). */
export async function requireList(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ListRow> {
  const row = await findReadable(database, idOrShortid, reader)
  if (!row) throw new Refused('list-not-found')
  return row
}

/** The list of a round that its player began while they might: they finish it, whoever may read it by now. */
export async function begunList(database: Database, id: string): Promise<ListRow> {
  const row = await findList(database, id)
  if (!row) throw new Refused('list-not-found')
  return row
}

/** The same as `requireList` of a list with enough in it for a round; else the refusal is `list-not-playable`. */
export async function playableList(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ListRow> {
  const row = await requireList(database, idOrShortid, reader)
  if (!canPlayRound(row.items, row.language)) throw new Refused('list-not-playable')
  return row
}

/** The list's row when this reader may change it. To whom it does not exist it is not there (404), else it is 403. */
export async function changeableList(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ListRow> {
  const row = await requireList(database, idOrShortid, reader)
  if (!mayChangeList(reader, row.author)) throw new Refused('not-allowed')
  return row
}
