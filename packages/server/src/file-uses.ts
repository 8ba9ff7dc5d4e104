import type { Reader } from '@duologue/domain/accounts/reader'
import type { Database, Queries } from './database/connect'

/**
 * What a room says of the files that its things name. There is no list of uses: a file belongs to whatever names its
 * address (docs/decisions/037), so the rooms are asked.
 */
export interface FileUses {
  /** Whether something names the file that this reader may see. */
  mayRead(database: Database, address: string, reader: Reader): Promise<boolean>
  /** Which of these addresses something names, whoever may see it. */
  named(queries: Queries, addresses: readonly string[]): Promise<string[]>
  /** Takes these addresses out of whatever names them. */
  forget(transaction: Queries, addresses: readonly string[]): Promise<void>
}
