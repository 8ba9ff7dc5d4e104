import {
  type Client,
  type ClientConfig,
  type Pool,
  type QueryArrayConfig,
  type QueryArrayResult,
} from 'pg'
import { type CircuitBreaker, standsStill } from './circuit-breaker'
import { primaryClient } from './primary-client'

/** So many reads may wait on one lane; the next go to the pool, whose own limits stand. */
const mostWaiting = 64
const laneCount = 2

/** A pooler that drops these makes lanes slow: it is asked at the start (`check-server.ts`). */
export const laneOptions = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'

/** How a lane differs from the pool: every plan is made once, and a slow read may not hold up the others. */
const laneConfig = (config: ClientConfig): ClientConfig => ({
  ...config,
  pipeline: true,
  statement_timeout: 1000,
  options: laneOptions,
})

/** A table was changed under a plan; asked anew, the statement is planned anew. */
const isOutOfDate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '0A000'

/** What was reached the pool tells. */
const LaneClient = primaryClient(() => undefined)

/** One connection on which reads follow each other without waiting for their answers. It is opened when it is needed. */
class Lane {
  waiting = 0
  private open: Promise<Client> | undefined
  private client: Client | undefined

  constructor(private readonly config: ClientConfig) {}

  /** Asks, behind what was asked before. */
  async ask(query: QueryArrayConfig): Promise<QueryArrayResult> {
    this.waiting += 1
    try {
      const client = await (this.open ??= this.connect())
      gather(client)
      return await client.query(query)
    } finally {
      this.waiting -= 1
    }
  }

  /** Lets go of everything that waits. */
  cut(): void {
    this.client?.connection.stream.destroy(new Error(standsStill))
  }

  /** Ends when what was asked is answered. */
  async end(): Promise<void> {
    await this.client?.end()
  }

  private async connect(): Promise<Client> {
    const client = new LaneClient(this.config)
    const forget = () => {
      if (this.client !== client) return
      this.client = undefined
      this.open = undefined
    }
    this.client = client
    // Whoever asks on a lost connection learns of it from their answer.
    client.on('error', forget)
    client.on('end', forget)
    try {
      await client.connect()
      return client
    } catch (error) {
      forget()
      throw error
    }
  }
}

const gathering = new WeakSet<Client>()

/** What is asked in one turn of the loop is written at once. */
function gather(client: Client): void {
  if (gathering.has(client)) return
  gathering.add(client)
  const { stream } = client.connection
  stream.cork()
  setImmediate(() => {
    gathering.delete(client)
    stream.uncork()
  })
}

/** Shared connections for reads by key (decision 083). */
export interface Lanes extends CircuitBreaker {
  /** Asks a read that was told by its name on the lane with the fewest before it, or on the pool. */
  ask(query: QueryArrayConfig): Promise<QueryArrayResult>
  /** How many reads wait for their answers. */
  readonly waiting: number
  end(): Promise<void>
}

/** Opens the lanes beside a pool to the same database. */
export function openLanes(config: ClientConfig, pool: Pool): Lanes {
  const lanes = Array.from({ length: laneCount }, () => new Lane(laneConfig(config)))
  const free = () => lanes.reduce((best, lane) => (lane.waiting < best.waiting ? lane : best))
  let stands = false
  let isOver = false
  const waiting = () => lanes.reduce((sum, lane) => sum + lane.waiting, 0)
  return {
    async ask(query) {
      if (stands) throw new Error(standsStill)
      const lane = free()
      const { name: _, ...unnamed } = query
      // A pool that is ended says so itself.
      if (isOver || lane.waiting >= mostWaiting) return pool.query(unnamed)
      try {
        return await lane.ask(query)
      } catch (error) {
        if (!isOutOfDate(error)) throw error
        return pool.query(unnamed)
      }
    },
    get waiting() {
      return waiting()
    },
    get standsStill() {
      return stands
    },
    get isWaitedFor() {
      return waiting() > 0
    },
    standStill() {
      stands = true
      for (const lane of lanes) lane.cut()
    },
    goOn() {
      stands = false
    },
    async end() {
      isOver = true
      await Promise.all(lanes.map(lane => lane.end()))
    },
  }
}
