import type { Database } from './database/connect'
import type { Ports } from './house-ports'
import type { PageLanguages } from './http/languages/page-languages'
import type { Tally } from './http/watching/tally'
import type { Log } from './log'
import type { Settings } from './settings'

/** What all rooms are made of. */
export interface Materials {
  settings: Settings
  database: Database
  serverKey: Buffer
  ports: Ports
  log: Log
  /** What is counted for whoever watches. */
  tally: Tally
  languages: PageLanguages
  /** The longest pause before work that an answer does not wait for, in milliseconds. */
  longestPause: number
}
