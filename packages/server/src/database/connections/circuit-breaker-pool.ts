import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type CircuitBreaker, standsStill } from './circuit-breaker'

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that is its own circuit breaker. */
export class CircuitBreakerPool extends Pool implements CircuitBreaker {
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

  get isWaitedFor(): boolean {
    return this.totalCount > this.idleCount || this.waitingCount > 0
  }

  standStill(): void {
    this.stands = true
    for (const { connection } of this.connections) connection.stream.destroy(new Error(standsStill))
  }

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
