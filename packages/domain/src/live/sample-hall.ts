import { sampleSetup } from '../battle/sample-battle'
import { foldEntry } from './fold/fold-entry'
import { type Hall, type HallOpening, newHall } from './hall'
import type { HallEntry, ServerAct } from './hall-act'
import { type HallSettings, usualSettings } from './hall-settings'

const { lines, language, characters } = sampleSetup()

/** The opening of a hall that exists only to be tested with. */
export const sampleOpening = (settings: Partial<HallSettings> = {}): HallOpening => ({
  title: 'La llave',
  settings: { ...usualSettings, joins: 'anyone', ...settings },
  script: { language, lines, characters, items: null },
  seed: 7,
  classSize: null,
})

/** Somebody comes in; what is not said is as usual. */
export const sampleJoin = (
  member: number,
  parts: Partial<Extract<ServerAct, { type: 'join' }>> = {},
): ServerAct => ({
  type: 'join',
  member,
  name: `Guest ${member}`,
  side: 1,
  user: false,
  waits: false,
  extraTime: 1,
  relaxed: false,
  ...parts,
})

/** What is told of an entry in a test: when, who and what. */
export type Told = readonly [at: number, member: number | null, act: HallEntry['act']]

/** The entries that were told, numbered. */
export const entriesOf = (told: readonly Told[], from = 1): HallEntry[] =>
  told.map(([at, member, act], place) => ({ seq: from + place, at, member, act }))

/** A hall in which this was done. */
export const foldAll = (told: readonly Told[], hall: Hall = newHall(sampleOpening())): Hall =>
  entriesOf(told, hall.seq + 1).reduce(foldEntry, hall)
