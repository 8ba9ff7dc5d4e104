import type { rosters } from '@duologue/contract/rosters/rosters'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { isTaken } from '../database/is-taken'
import { tookTooLong } from '../database/took-too-long'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { writeLog } from '../school/index'
import {
  changeImport,
  dropReady,
  insertImport,
  isRunning,
  markReading,
  newestTaken,
} from './import-store'
import { countComing } from './made/coming-in'
import { manifestOf, readRoster } from './reading/read-roster'
import { RosterBook } from './reading/roster-book'
import { type OpenZip, openZip } from './reading/unpack'
import { answerRosters } from './roster-view'
import type { RostersRoom } from './rosters-room'

const nothing = { new: 0, changed: 0, ending: 0, older: 0 }
const noPreview = {
  people: nothing,
  classes: nothing,
  places: nothing,
  others: 0,
  byClass: [],
  classesChanged: 0,
  faults: [],
  faultCount: 0,
  mustConfirm: false,
  isOld: false,
}

/** Begins an import in the place of one that nobody applied; refused while another one is being read or applied. */
async function begin(
  transaction: Queries,
  made: Pick<Parameters<typeof insertImport>[1], 'id' | 'madeBy' | 'madeAt' | 'version'>,
): Promise<void> {
  try {
    if (!(await markReading(transaction)) || (await isRunning(transaction)))
      throw new Refused('roster-running')
    await dropReady(transaction, made.madeAt)
    const empty = { preview: noPreview, newest: null, changes: 0 }
    await insertImport(transaction, { ...made, ...empty, state: 'ready', changedAt: made.madeAt })
  } catch (error) {
    // Somebody else's is not committed yet, or was just now.
    if (isTaken(error) || tookTooLong(error)) throw new Refused('roster-running')
    throw error
  }
}

/** Reads an open ZIP into an import, in one transaction: a wrong file changes nothing (rosters.md#importing). */
async function read(
  room: RostersRoom,
  transaction: Queries,
  { zip, actor }: { zip: OpenZip; actor: string },
) {
  const now = room.clock.now()
  const id = newId(room.random, room.clock)
  const manifest = await manifestOf(zip)
  await begin(transaction, { id, madeBy: actor, madeAt: now, version: manifest.version })
  const today = now.toISOString().slice(0, 10)
  const book = new RosterBook(transaction, { import: id, modes: manifest.files, today })
  const { isOver } = await readRoster(zip, manifest, book, today)
  const told = await book.close({ isOver, newestBefore: await newestTaken(transaction) })
  // Of a roster that changes something it is not known before it is applied: it may end the places of these people.
  const coming = told.changes === 0 ? { comingIn: await countComing(room, transaction) } : {}
  const preview = { ...told.preview, ...coming }
  await writeLog(transaction, { at: now, what: 'roster-read', actor, about: id })
  return changeImport(transaction, id, { ...told, preview })
}

/** Reads a roster and tells what it would change; applying it is another call (rosters.md#the-preview). */
export function importRoster(room: RostersRoom): Handler<typeof rosters.importRoster> {
  const { database, random } = room
  return async (_asked, { reader, file }) => {
    const actor = idOfReader(reader)
    const place = await file?.receive(rosterLimits.file, 'roster-too-large')
    if (place === undefined) throw new Refused('file-missing')
    const row = await room.semaphore(async () => {
      const zip = await openZip(place)
      try {
        return await inTransaction(database, random, transaction =>
          read(room, transaction, { zip, actor }),
        )
      } finally {
        await zip.close()
      }
    })
    const [answer] = await answerRosters(database, [row])
    if (!answer) throw new Error('an import was not stored')
    return answer
  }
}
