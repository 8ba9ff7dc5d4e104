import type { Reader } from '@duologue/domain/accounts/reader'
import type { Database, Queries } from './database/connect'

/** A thing as a report of it finds it; `author` is null where they are gone. */
interface LockedThing {
  author: string | null
  isPublished: boolean
  isSample: boolean
  /** Whether a class has it assigned. */
  isAssigned: boolean
}

/** A thing as editors are told of it; `page` is the path of its page. */
export interface ToldThing {
  title: string
  page: string
  author: string | null
  isHeld: boolean
}

/** What a room says of its things that can be reported (reports.md#reported-things). */
interface Reportable {
  /** The id of what this reader sees under a name; undefined when there is nothing to them. */
  find(database: Database, name: string, reader: Reader): Promise<string | undefined>
  /** The thing, which nobody else changes until the transaction ends; undefined when it is gone. */
  lock(transaction: Queries, id: string): Promise<LockedThing | undefined>
  /** Things by their ids; those that are gone are missing. */
  told(database: Database, ids: readonly string[]): Promise<Map<string, ToldThing>>
}

/**
 * What can be hidden, too, until an editor has looked (decision 049). Both change nothing that is so already; `by` is the
 * editor who decides, null where a report hides at once.
 */
export interface Hideable extends Reportable {
  hold(transaction: Queries, id: string, at: Date, by: string | null): Promise<void>
  /** Gives back what was hidden: it is as it was before, unless that could not be now. */
  release(transaction: Queries, id: string, by: string | null): Promise<void>
}
