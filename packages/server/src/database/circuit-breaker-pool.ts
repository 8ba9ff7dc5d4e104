import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** What is told to whoever asks a database that stands still; `database-away.ts` knows it. */
export const standsStill = 'The database stands still'

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A circuit breaker around the pool: told that its database stands still it lets go of everything, and refuses at once
 * until it is told that the database answers.
 */
export class CircuitBreakerPool extends Pool {
  private readonly connections = new Set<PoolClient>()
  private stands = false

  constructor(config: PoolConfig) {
    super(config)
    this.on('connect', client => this.connections.add(client))
    this.on('remove', client => this.connections.delete(client))
  }

  get standsStill(): boolean {
    return this.stands
  }

  /** Whether somebody waits for the database at this moment. */
  get isWaitedFor(): boolean {
    return this.totalCount > this.idleCount || this.waitingCount > 0
  }

  /** Cuts all connections, so that whoever waits for an answer is let go, and gives out none until `goOn`. */
  standStill(): void {
    this.stands = true
    for (const { connection } of this.connections) connection.stream.destroy(new Error(standsStill))
  }

  /** Gives out connections again. */
  goOn(): void {
    this.stands = false
  }

  override connect(): Promise<PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    if (!this.stands) {
      if (!taken) return super.connect()
      super.connect(taken)
      return undefined
    }
    const error = new Error(standsStill)
    if (!taken) return Promise.reject(error)
    process.nextTick(() => taken(error, undefined, () => undefined))
    return undefined
  }
}
