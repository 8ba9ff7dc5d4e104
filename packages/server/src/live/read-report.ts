import type { HallReportAnswer } from '@duologue/contract/shapes/hall-report'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { PlayedKind } from '@duologue/domain/choices/played-kinds'
import { hallReport } from '@duologue/domain/live/hall-report'
import { classNames } from '../classes/index'
import { Refused } from '../http/refused'
import { idsOf, thingIn } from '../thing-columns'
import { hallView } from './hall-view'
import { readNames } from './joining/names-of-members'
import type { LiveRoom } from './live-room'
import type { HallRow, KeptReport } from './live-table'
import { membersOfHall } from './member-store'
import { ownHall } from './own-hall'

/** The report as it is kept, or as the hall stands where it is not settled yet. */
async function reportOf(room: LiveRoom, { id, report }: HallRow): Promise<KeptReport> {
  if (report) return report
  const kept = await room.halls.current(id)
  if (!kept) throw new Refused('not-found')
  const { members, ...rest } = hallReport(await room.halls.now(kept))
  return { ...rest, members: members.map(member => ({ ...member, counts: null })) }
}

/** What was played, as long as it is there: what is gone cannot be assigned again (live.md#report). */
async function thingOf(
  { isThere }: LiveRoom,
  row: HallRow,
  reader: Reader,
): Promise<Pick<HallRow, PlayedKind>> {
  const thing = thingIn(row)
  return thing && (await isThere(thing, reader))
    ? idsOf(thing)
    : { conversation: null, pronunciationList: null, song: null }
}

/** The report of a hall with the names that are still known, for its host (live.md#report). */
export async function readReport(
  room: LiveRoom,
  id: string,
  reader: Reader,
): Promise<HallReportAnswer> {
  const { database } = room
  const row = await ownHall(database, id, reader)
  const { outcome, lines, members } = await reportOf(room, row)
  const [rows, fullNames, classes, thing] = await Promise.all([
    membersOfHall(database, id),
    readNames(room, { id, opened: row }),
    classNames(database, row.class === null ? [] : [row.class]),
    thingOf(room, row, reader),
  ])
  const names = new Map(rows.map(({ number, name }) => [number, name]))
  return {
    hall: {
      ...hallView(row, {
        hasReport: row.report !== null,
        members: rows.length,
        className: classes.get(row.class ?? ''),
      }),
      ...thing,
    },
    isSettled: row.settledAt !== null,
    outcome,
    lines: [...lines],
    members: members.map(member => ({
      ...member,
      name: names.get(member.number) ?? null,
      fullName: fullNames[member.number] ?? null,
    })),
  }
}
