import { Client, type ClientConfig } from 'pg'

/** What is told to whoever reaches a stand-by where the primary should be; `database-away.ts` knows it. */
export const isStandBy = 'The database is a stand-by, which only reads'

/** What a server says of itself when a connection begins, and when it changes (since PostgreSQL 14). */
interface ParameterStatus {
  parameterName: string
  parameterValue: string
}

/** Hears of each connection whether it led to a stand-by. */
export type OnReached = (wasStandBy: boolean) => void

/**
 * The connections of a pool or a lane: to a primary alone (decision 169). While another server takes the place of one that
 * was lost, its address may lead to a stand-by for a moment: what that reads is perhaps old, and who is connected to it
 * stays so when the primary is elsewhere. A primary becomes a stand-by by a new start alone, which cuts its connections.
 */
export const primaryClient = (onReached: OnReached) =>
  class PrimaryClient extends Client {
    private isInStandBy = false

    constructor(config?: string | ClientConfig) {
      super(config)
      this.connection.on(
        'parameterStatus',
        ({ parameterName, parameterValue }: ParameterStatus) => {
          if (parameterName === 'in_hot_standby') this.isInStandBy = parameterValue === 'on'
        },
      )
    }

    override connect(): Promise<Client>
    override connect(
      connected: ((error: Error) => void) | ((error: null, client: Client) => void),
    ): void
    override connect(
      connected?: (error: never, client: Client) => void,
    ): Promise<Client> | undefined {
      if (!connected)
        return new Promise((resolve, reject) =>
          this.connect((error: Error | null) => (error ? reject(error) : resolve(this))),
        )
      super.connect((error: Error | null) => connected((error ?? this.refusal()) as never, this))
      return undefined
    }

    /** Ends a connection to a stand-by, and says why. */
    private refusal(): Error | null {
      onReached(this.isInStandBy)
      if (!this.isInStandBy) return null
      this.on('error', () => undefined)
      void this.end()
      return new Error(isStandBy)
    }
  }
