import type { Database } from '../../database/connect'
import { Refused } from '../../http/refused'
import { insertEntries, type NewEntry, type Ordered } from './log-store'

/** How long an act waits for others, how long a write may take, and how many acts wait at most. */
const gateLimits = { waitMs: 25, writeMs: 2000, acts: 5000 } as const

interface Waiting {
  entries: readonly NewEntry[]
  tell: (ordered: Ordered | undefined) => void
  fail: (error: unknown) => void
}

/** Where all acts of one process pass (decision 118). */
export interface Gate {
  /**
   * Gives acts of one hall their places in its log, together with whatever else comes within 25 ms, in one statement.
   * Settles when they are stored; undefined where the hall is gone. Throws the refusal `busy` when too many wait, or the
   * write lasts too long: then they may be stored or not, and can be sent again.
   */
  pass(entries: readonly NewEntry[]): Promise<Ordered | undefined>
  /** How many acts wait now. */
  waiting(): number
  /** How many acts have passed so far, and how many seconds all of them together have waited for it. */
  passed(): { acts: number; seconds: number }
  /** Writes what waits at once; settles when nothing is under way any more. */
  empty(): Promise<void>
}

const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  timer.unref()
  return timer
}

/** The answer of a write, or the refusal when it lasts too long; it goes on all the same. */
function inTime<Answer>(write: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = later(gateLimits.writeMs, () => reject(new Refused('busy')))
    write.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Writes what came together; where that fails, each by itself, so that nobody fails for others. */
async function writeTogether(database: Database, all: readonly Waiting[]): Promise<void> {
  try {
    const ordered = await inTime(
      insertEntries(
        database,
        all.flatMap(({ entries }) => entries),
      ),
    )
    tellEach(all, ordered)
  } catch (error) {
    const [one, ...others] = all
    if (others.length === 0 || error instanceof Refused) for (const { fail } of all) fail(error)
    else for (const each of one ? [one, ...others] : []) await writeTogether(database, [each])
  }
}

/** Tells each after which entry its own stand: of one hall they stand in the order in which they came. */
function tellEach(all: readonly Waiting[], ordered: ReadonlyMap<string, Ordered>): void {
  const used = new Map<string, number>()
  for (const { entries, tell } of all) {
    const hall = entries[0]?.hall ?? ''
    const place = ordered.get(hall)
    const before = used.get(hall) ?? place?.before ?? 0
    used.set(hall, before + entries.length)
    tell(place && { before, at: place.at })
  }
}

/** Opens the gate of a process. */
export function openGate(database: Database): Gate {
  let all: Waiting[] = []
  let acts = 0
  const passed = { acts: 0, seconds: 0 }
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (writing || all.length === 0) return
    const taken = all
    all = []
    acts = 0
    writing = writeTogether(database, taken).finally(() => {
      writing = undefined
      // What came meanwhile has waited long enough.
      write()
    })
  }
  return {
    pass(entries) {
      if (entries.length === 0) return Promise.resolve(undefined)
      if (acts + entries.length > gateLimits.acts) return Promise.reject(new Refused('busy'))
      acts += entries.length
      const since = performance.now()
      return new Promise((resolve, fail) => {
        const tell = (ordered: Ordered | undefined) => {
          passed.acts += entries.length
          passed.seconds += (entries.length * (performance.now() - since)) / 1000
          resolve(ordered)
        }
        all.push({ entries, tell, fail })
        timer ??= later(gateLimits.waitMs, write)
      })
    },
    waiting: () => acts,
    passed: () => ({ ...passed }),
    async empty() {
      write()
      while (writing) await writing
    },
  }
}
