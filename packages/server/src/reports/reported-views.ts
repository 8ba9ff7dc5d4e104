import type { ReportedThing } from '@duologue/contract/reports'
import { hideableKinds, type ReportedKind } from '@duologue/domain/choices/report-choices'
import { isHideable } from '@duologue/domain/reports/hides-at-once'
import { publicAuthors } from '../accounts/index'
import type { ToldThing } from '../reportable'
import { type ListedReport, reportsOfThings } from './report-lists'
import type { ThingRow } from './report-table'
import type { ReportsRoom } from './reports-room'

/** What the rooms tell of these things; another page is its own name. Those that are gone are missing. */
async function toldOf(
  { database, things }: ReportsRoom,
  rows: readonly ThingRow[],
): Promise<Map<string, ToldThing>> {
  const told = new Map<string, ToldThing>()
  const named = (kind: ReportedKind) => rows.filter(row => row.kind === kind)
  for (const { id, name } of named('page'))
    told.set(id, { title: name, page: name, author: null, isHeld: false })
  await Promise.all(
    hideableKinds.map(async kind => {
      const asked = named(kind)
      if (asked.length === 0) return
      const found = await things[kind].told(
        database,
        asked.map(({ name }) => name),
      )
      for (const { id, name } of asked) {
        const thing = found.get(name)
        if (thing) told.set(id, thing)
      }
    }),
  )
  return told
}

type Names = ReadonlyMap<string, { username: string }>

const reportView = (row: ListedReport, people: Names) => ({
  id: row.id,
  reason: row.reason,
  comment: row.comment,
  reportedAt: row.reportedAt.toISOString(),
  reporter: people.get(row.reporter ?? '')?.username ?? null,
  isVisitor: row.visitor !== null,
})

function decisionView({ decision, decidedBy, decidedAt }: ThingRow, people: Names) {
  if (!decision || !decidedAt) return null
  const by = people.get(decidedBy ?? '')?.username ?? null
  return { decision, by, at: decidedAt.toISOString() }
}

/** Reported things as editors see them, in the order given; in a few queries however many they are. */
export async function reportedViews(
  room: ReportsRoom,
  rows: readonly ThingRow[],
): Promise<ReportedThing[]> {
  const [told, listed] = await Promise.all([
    toldOf(room, rows),
    reportsOfThings(
      room.database,
      rows.map(({ id }) => id),
    ),
  ])
  const people = await publicAuthors(room.database, [
    ...[...told.values()].map(({ author }) => author),
    ...rows.map(({ decidedBy }) => decidedBy),
    ...listed.map(({ reporter }) => reporter),
  ])
  return rows.flatMap((row): ReportedThing[] => {
    const thing = told.get(row.id)
    if (!thing) return []
    const own = listed.filter(report => report.thing === row.id)
    return [
      {
        id: row.id,
        kind: row.kind,
        title: thing.title,
        page: thing.page,
        author: people.get(thing.author ?? '') ?? null,
        isHeld: thing.isHeld,
        isHideable: isHideable(row.kind),
        isOpen: row.isOpen,
        total: own[0]?.total ?? 0,
        reports: own.map(report => reportView(report, people)),
        decision: decisionView(row, people),
      },
    ]
  })
}
