import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** A reward that was bought: by one student, or by the last card that was given for one of the class. */
interface Bought {
  class: string
  student: string
  product: string
  item: string
  price: number
  isForClass: boolean
}

/** What the room's calls work with. */
export interface ShopRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Only people with a confirmed address in one of these domains may enter; none means everybody of a class. */
  schoolDomains: readonly string[]
  /** Hears of every purchase, in its transaction. */
  onBought: (transaction: Queries, bought: Bought) => Promise<void>
  /** Who says that a pupil is of the school: the owner of the class that keeps them, else the pupil. */
  voucherOf: (queries: Queries, pupil: string) => Promise<string>
}
