import { atTime, hallDeadline } from '@duologue/domain/live/at-time'
import type { Hall } from '@duologue/domain/live/hall'
import type { Database, Queries } from '../../database/connect'
import type { Clock } from '../../outside/clock/clock'
import { type HowFar, hallById, howFarAre, howFarIs, markOver, writeSnapshot } from '../hall-store'
import { gapReader, readGaps } from './gap-reader'
import { type HallMemory, newHallMemory } from './hall-memory'
import { foldInto, type KeptHall, keptHallOf, roundsOver } from './kept-hall'
import type { NewEntry, Ordered } from './log-store'

/**
 * At the own pace, where no round ends for all, the fold is written down after so many entries, so that reading begins
 * there; but no sooner again than after so many milliseconds, for with sixty games it is large.
 */
const betweenSnapshots = { entries: 200, ms: 30_000 } as const

/** The halls that this process has in memory; the truth is the database's (decision 117). */
export interface KeptHalls {
  /** A hall as far as anybody has written by now; undefined when it is gone, or its log is. */
  current(id: string): Promise<KeptHall | undefined>
  /** Asks the database how far all halls are that are kept here, and reads what others have written. */
  readGaps(): Promise<void>
  /** Reads what follows in a log; within a transaction by its connection. */
  readGap(kept: KeptHall, queries?: Queries): Promise<void>
  /** Entries of our own were ordered: they are folded, after what stands before them. */
  ordered(kept: KeptHall, entries: readonly NewEntry[], ordered: Ordered): Promise<void>
  /** The time of a hall, in milliseconds since it was opened. */
  timeOf(kept: KeptHall): number
  /** A hall as it is now. */
  seen(kept: KeptHall): Hall
  /** The same; where it has come to its end, that is written down. */
  now(kept: KeptHall): Promise<Hall>
  /** Lets go of a hall that is gone, and tells who listens. */
  drop(id: string): void
}

/** What the halls of a process are read and written with. */
interface Means {
  database: Database
  ms: () => number
  memory: HallMemory
  readGap: (kept: KeptHall) => Promise<void>
  onError: (error: unknown) => void
}

const timeOf = ({ ms }: Pick<Means, 'ms'>, { told }: KeptHall): number =>
  told.at + Math.max(0, ms() - told.asOf)

function tellTime({ ms }: Means, kept: KeptHall, at: number): void {
  kept.told = { at: Math.max(at, kept.hall.at), asOf: ms() }
}

/** Whether the fold is to be written down: a round has ended or the game has; else, without rounds, enough was done. */
function isDue({ hall, snapshotRound, snapshotSeq, snapshotAt }: KeptHall, now: number): boolean {
  if (hall.seq === snapshotSeq) return false
  if (roundsOver(hall) > snapshotRound) return true
  if (hall.seq - snapshotSeq < betweenSnapshots.entries || hall.battle) return false
  return snapshotAt === null || now - snapshotAt >= betweenSnapshots.ms
}

/** Writes the fold down with the entry that ends a round, and now and then; nobody waits for it. */
function writeFold({ database, ms, onError }: Means, kept: KeptHall): void {
  if (!isDue(kept, ms())) return
  kept.snapshotSeq = kept.hall.seq
  kept.snapshotRound = roundsOver(kept.hall)
  kept.snapshotAt = ms()
  const { opening: _, ...snapshot } = kept.hall
  void writeSnapshot(database, kept.id, snapshot).catch(onError)
}

/** Brings a hall up to what the database says; whether it is still there. */
async function bringUp(means: Means, kept: KeptHall, far: HowFar | undefined): Promise<boolean> {
  if (!far?.hasLog) {
    means.memory.drop(kept.id)
    return false
  }
  kept.code = far.code
  kept.isOver = far.isOver
  if (far.seq > kept.hall.seq) await means.readGap(kept)
  tellTime(means, kept, far.now)
  return true
}

async function foldOrdered(
  means: Means,
  kept: KeptHall,
  entries: readonly NewEntry[],
  { before, at }: Ordered,
): Promise<void> {
  const { seq } = kept.hall
  if (seq === before)
    foldInto(
      kept,
      entries.map(({ member, act }, index) => ({ seq: before + index + 1, at, member, act })),
    )
  else if (seq < before + entries.length) await means.readGap(kept)
  tellTime(means, kept, at)
  writeFold(means, kept)
}

/** The hall at its time. Until something falls due it is the same for all who look. */
function seenNow(means: Means, kept: KeptHall): Hall {
  const at = timeOf(means, kept)
  const { seen } = kept
  if (seen?.of === kept.hall && at >= seen.from && at < seen.until) return seen.hall
  const hall = atTime(kept.hall, at)
  kept.seen = { of: kept.hall, hall, from: at, until: hallDeadline(hall) ?? Infinity }
  return hall
}

async function seeEnd(means: Means, kept: KeptHall): Promise<Hall> {
  const hall = seenNow(means, kept)
  if (hall.endedAt === null || kept.isOver) return hall
  await markOver(means.database, kept.id, hall.endedAt)
  kept.isOver = true
  kept.code = null
  return hall
}

/** The halls of one process. */
export function newKeptHalls(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): KeptHalls {
  const ms = () => clock.now().getTime()
  const memory = newHallMemory(async id => {
    const row = await hallById(database, id)
    return row && keptHallOf(row, ms())
  }, ms)
  const readGap = gapReader(database)
  const means = { database, ms, memory, readGap, onError }
  return {
    timeOf: kept => timeOf(means, kept),
    readGap: (kept, queries) => (queries ? readGaps(queries, [kept]) : readGap(kept)),
    async current(id) {
      const kept = await memory.get(id)
      if (!kept) return undefined
      return (await bringUp(means, kept, await howFarIs(database, id))) ? kept : undefined
    },
    async readGaps() {
      const all = memory.all()
      if (all.length === 0) return
      const far = await howFarAre(
        database,
        all.map(({ id }) => id),
      )
      await Promise.all(all.map(kept => bringUp(means, kept, far.get(kept.id))))
    },
    ordered: (kept, entries, ordered) => foldOrdered(means, kept, entries, ordered),
    seen: kept => seenNow(means, kept),
    now: kept => seeEnd(means, kept),
    drop: id => memory.drop(id),
  }
}
