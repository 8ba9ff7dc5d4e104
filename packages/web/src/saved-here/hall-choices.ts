import { type HallSettings, usualSettings } from '@duologue/domain/live/hall-settings'
import { type PairSettings, usualPairSettings } from '@duologue/domain/live/visits/pair-settings'
import { savedHere, type Telling } from './saved-here'

const known: Readonly<Record<keyof Required<HallSettings>, readonly unknown[]>> = {
  form: ['class', 'teams', 'each', 'pairs'],
  pace: ['step', 'own'],
  mode: ['reading', 'listening', 'writing', 'speaking'],
  difficulty: ['easy', 'normal', 'hard'],
  relaxed: [true, false],
  rounds: [1, 2, 3],
  goesOn: ['itself', 'pressed'],
  sound: ['screen', 'devices'],
  names: ['dealt', 'own'],
  shows: ['sides', 'three', 'all'],
  ownPlace: [true, false],
  joins: ['class', 'anyone'],
  readFirst: [true, false],
}

const knownOfPairs = {
  mode: ['reading', 'listening', 'speaking'],
  difficulty: known.difficulty,
  relaxed: known.relaxed,
  rounds: known.rounds,
  readFirst: [true, false],
}

/** What is no setting any more is as usual. */
const settingsOf = <Settings extends object>(
  usual: Settings,
  choices: Readonly<Record<string, readonly unknown[]>>,
): Telling<Settings> => ({
  read: text => {
    const told = JSON.parse(text) as Record<string, unknown>
    const kept = Object.entries(choices).filter(([name, values]) => values.includes(told[name]))
    return { ...usual, ...Object.fromEntries(kept.map(([name]) => [name, told[name]])) }
  },
  write: chosen => JSON.stringify(chosen),
})

/** How the last game of several people was opened (live.md#opening). */
export const hallSettings = savedHere(
  'hall-settings',
  usualSettings,
  settingsOf(usualSettings, known),
)

/** How the last duel of two was opened (live.md#pair-play). */
export const pairSettings = savedHere(
  'pair-settings',
  usualPairSettings,
  settingsOf<PairSettings>(usualPairSettings, knownOfPairs),
)
