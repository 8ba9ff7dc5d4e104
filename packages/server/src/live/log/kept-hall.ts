import { foldEntry } from '@duologue/domain/live/fold/fold-entry'
import { type Hall, newHall } from '@duologue/domain/live/hall'
import type { HallEntry } from '@duologue/domain/live/hall-act'
import { knowsRules, OtherRules } from '../hall-rules'
import type { HallRow } from '../live-table'

/** A hall in the memory of this process. */
export interface KeptHall {
  readonly id: string
  /** What it was opened with, but for what it is played of. */
  readonly opened: Omit<HallRow, 'script' | 'snapshot' | 'report'>
  /** The fold of its log, as far as it was read. */
  hall: Hall
  /** Null when it can be joined no more. */
  code: string | null
  /** Whether it is written down that it is over. */
  isOver: boolean
  /** Whether it, or its log, is gone. */
  isGone: boolean
  /** Its time when it was last told, in milliseconds since the opening, and what our clock said then. */
  told: { at: number; asOf: number }
  /** The fold as time alone has changed it, and from when until when it is so. */
  seen?: { of: Hall; hall: Hall; from: number; until: number }
  /** As far as the fold is written down, and when it was; null when it was not by this process. */
  snapshotSeq: number
  /** How many rounds were over then. */
  snapshotRound: number
  snapshotAt: number | null
  usedAt: number
  /** Full names of members, as they were asked when there were so many users among them. */
  names: { users: number; names: Promise<Readonly<Record<number, string>>> } | undefined
  /** The code of the hall in which it is played again, while that is asked for. */
  wayOn?: Promise<string | null | undefined> | undefined
  /** Who is told when something was done in it. */
  readonly listeners: Set<() => void>
  /** The turn that each member was first shown, and when. */
  readonly questions: Map<number, { turn: string; at: number }>
}

/** How many rounds of a game in step are over; the end of any game counts as one. */
export const roundsOver = ({ battle, state }: Pick<Hall, 'battle' | 'state'>): number =>
  Math.max(0, (battle?.battle.round ?? 0) - 1) + (state === 'ended' ? 1 : 0)

/** A hall as it was read; undefined when its log is gone. Throws `OtherRules` when others fold it. */
export function keptHallOf(row: HallRow, asOf: number): KeptHall | undefined {
  const { script, snapshot, report: _, ...opened } = row
  if (script === null) return undefined
  if (!knowsRules(row.rules)) throw new OtherRules()
  const { title, settings, seed, classSize } = row
  const opening = { title, settings, script, seed, classSize }
  const hall = snapshot ? { ...snapshot, opening } : newHall(opening)
  return {
    id: row.id,
    opened,
    hall,
    code: row.code,
    isOver: row.endedAt !== null,
    isGone: false,
    told: { at: row.lastAt, asOf },
    snapshotSeq: hall.seq,
    snapshotRound: roundsOver(hall),
    snapshotAt: null,
    usedAt: asOf,
    names: undefined,
    listeners: new Set(),
    questions: new Map(),
  }
}

/** Tells whoever listens that something has changed; who is told may stop listening. */
export function tellListeners({ listeners }: KeptHall): void {
  for (const tell of Array.from(listeners)) tell()
}

/** Folds what follows; what was folded already, or is not next, is left out. */
export function foldInto(kept: KeptHall, entries: readonly HallEntry[]): void {
  const before = kept.hall.seq
  for (const entry of entries)
    if (entry.seq === kept.hall.seq + 1) kept.hall = foldEntry(kept.hall, entry)
  if (kept.hall.seq > before) tellListeners(kept)
}
