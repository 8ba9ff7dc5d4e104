import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig, type QueryArrayConfig, type QueryArrayResult } from 'pg'
import type { Log } from '../../log'
import { CircuitBreakerPool } from '../connections/circuit-breaker-pool'
import { poolConfig } from '../connections/pool'
import { isFresh, longestSilence, PrimaryPositions } from './freshness'
import type { LogPosition } from './log-position'
import { WatchedServer } from './watched-server'

/** So often servers are asked how far they are, in milliseconds. */
const beatMs = 100

/** A replica that is not asked for so long is told of in the log. */
const worthTelling = 3000

/** A replica as stores read from it. */
interface Replica {
  readonly sql: NodePgDatabase
  readonly byKey: (query: QueryArrayConfig) => Promise<QueryArrayResult>
  readonly pool: CircuitBreakerPool
}

/** The replicas of a primary (decision 171). */
export interface Replicas {
  readonly areSet: boolean
  /** Those that are fresh enough for whoever has written up to `after`, in the order in which to ask them. */
  fresh(after: LogPosition | null): Replica[]
  /** How long each has lacked what it should have, in seconds, by its host. */
  behind(): (readonly [string, number])[]
  end(): Promise<void>
}

const noReplicas: Replicas = {
  areSet: false,
  fresh: () => [],
  behind: () => [],
  end: () => Promise.resolve(),
}

/** One replica: its connections, what was heard of it, and since when it was not fresh. */
class KnownReplica implements Replica {
  readonly pool: CircuitBreakerPool
  readonly sql: NodePgDatabase
  readonly watched: WatchedServer
  readonly host: string
  freshAt: number
  private isTold = false

  constructor(
    config: ClientConfig,
    processes: number | undefined,
    private readonly log: Log,
    now: () => number,
  ) {
    const made = poolConfig(config, processes)
    this.host = new Client(config).host
    this.pool = new CircuitBreakerPool({ ...made, connectionTimeoutMillis: 300 })
    this.pool.on('error', () => undefined)
    this.pool.on('connect', client => client.on('error', () => undefined))
    this.sql = drizzle({ client: this.pool })
    this.watched = new WatchedServer(made, now)
    this.freshAt = now()
  }

  byKey: Replica['byKey'] = ({ name: _, ...query }) => this.pool.query(query)

  /** Lets go of whoever waits for a replica that has fallen silent, and tells what an operator should know. */
  look(primary: PrimaryPositions, now: number): void {
    const isSilent = (this.watched.heard?.at ?? 0) < now - longestSilence
    if (isSilent && !this.pool.standsStill) this.pool.standStill()
    if (!isSilent && this.pool.standsStill) this.pool.goOn()
    if (primary.isAway(now) || isFresh(this.watched.heard, primary, null, now)) this.freshAt = now
    const behind = now - this.freshAt
    if (!this.isTold && behind >= worthTelling) {
      const why = isSilent ? 'does not answer' : `is ${Math.round(behind / 1000) + 1} s behind`
      this.log.warn(`The replica ${this.host} ${why}: it is not asked.`)
      this.isTold = true
    } else if (this.isTold && behind === 0) {
      this.log.info(`The replica ${this.host} is asked again.`)
      this.isTold = false
    }
  }
}

/** Watches the replicas of a primary: how far each is, ten times a second. */
export function openReplicas(
  primary: ClientConfig,
  addresses: readonly string[],
  { log, processes }: { log: Log; processes?: number | undefined },
): Replicas {
  if (addresses.length === 0) return noReplicas
  const now = () => performance.now()
  const positions = new PrimaryPositions()
  const known = addresses.map(
    connectionString => new KnownReplica({ connectionString }, processes, log, now),
  )
  // Another one where the primary is looked for is none.
  const first = new WatchedServer(poolConfig(primary, processes), now, heard => {
    if (!heard.follows) positions.note(heard.at, heard.position)
  })
  const beat = () => {
    for (const watched of [first, ...known.map(one => one.watched)]) void watched.ask()
    for (const one of known) one.look(positions, now())
  }
  beat()
  const timer = setInterval(beat, beatMs)
  timer.unref()
  let turn = 0
  return {
    areSet: true,
    fresh(after) {
      turn += 1
      const at = now()
      const found = known.filter(one => isFresh(one.watched.heard, positions, after, at))
      const start = turn % Math.max(1, found.length)
      return [...found.slice(start), ...found.slice(0, start)]
    },
    behind: () => known.map(one => [one.host, (now() - one.freshAt) / 1000] as const),
    async end() {
      clearInterval(timer)
      await Promise.all([first.end(), ...known.flatMap(one => [one.watched.end(), one.pool.end()])])
    },
  }
}
