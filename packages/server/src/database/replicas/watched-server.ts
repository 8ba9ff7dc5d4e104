import { Client, type ClientConfig } from 'pg'
import type { Heard } from './freshness'
import { readPosition } from './log-position'

/** A primary tells how far it has written, a replica how far it shows what was written. */
const question = `select pg_is_in_recovery() as follows,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position`

/** An answer that is not there after so many milliseconds comes too late for everybody. */
const patience = 600

/** Asks a server how far it is, on a connection of its own that is made again when it is lost. */
export class WatchedServer {
  heard: Heard | undefined
  private client: Client | undefined
  private isAsking = false

  constructor(
    private readonly config: ClientConfig,
    private readonly now: () => number,
    private readonly onHeard: (heard: Heard) => void = () => undefined,
  ) {}

  /** Asks once, unless an answer is waited for. Never rejects. */
  async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    try {
      await this.hear()
    } catch {
      // How long it was silent is what counts.
      void this.client?.end().catch(() => undefined)
      this.client = undefined
    } finally {
      this.isAsking = false
    }
  }

  async end(): Promise<void> {
    await this.client?.end().catch(() => undefined)
  }

  private async hear(): Promise<void> {
    this.client ??= await this.connect()
    const { rows } = await this.client.query<{ follows: boolean; position: string }>(question)
    const [row] = rows
    const position = row && readPosition(row.position)
    if (!row || position === undefined) throw new Error('it has no position')
    this.heard = { at: this.now(), position, follows: row.follows }
    this.onHeard(this.heard)
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      ...this.config,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    client.on('error', () => {
      if (this.client === client) this.client = undefined
    })
    await client.connect()
    return client
  }
}
