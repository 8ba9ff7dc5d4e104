import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { Voice } from './voices'

/** Beats a minute (battle.md#music). */
const beats: Readonly<Record<BattleDifficulty, number>> = { easy: 84, normal: 96, hard: 108 }

/** What is heard of the music, by how the duel stands (battle.md#music). */
export interface MusicState {
  /** How loud it is: 1, less under a line that is heard, 0 while it is to be silent. */
  readonly level: number
  readonly hat: boolean
  readonly arpeggio: boolean
  /** Whether the filter is open, with little health on either side. */
  readonly open: boolean
}

/** Twelve decibels less. */
const underALine = 0.25

/** How the music sounds now. @param isLineHeard whether a line is heard over it. */
export function musicOf(battle: Battle, isLineHeard: boolean): MusicState {
  const { phase, players, round, setup } = battle
  const parts = [players[1], players[2]].map(each => each.currentHealth / each.maxHealth)
  const least = Math.min(...parts)
  const turn = phase.name === 'roundPlay' ? phase.turn : null
  const listens = setup.mode === 'speaking' && turn?.player === 1 && turn.moment.state === 'answer'
  const isSilent = phase.name === 'gameEnd' || listens || (turn !== null && turn.frozenAt !== null)
  const isCue =
    setup.mode === 'listening' &&
    (turn?.moment.state === 'start' || turn?.moment.state === 'answer')
  return {
    level: isSilent ? 0 : isLineHeard || isCue ? underALine : 1,
    hat: round >= 2,
    arpeggio: least < 0.5,
    open: least < 0.25,
  }
}

/** How long an eighth lasts, in seconds. */
export const eighth = (difficulty: BattleDifficulty): number => 30 / beats[difficulty]

/** How many eighths the pattern has: two bars. */
const eighths = 16

/** A number of a text, always the same: it chooses key and pattern. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const scales = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 5, 7, 9],
] as const

/**
 * The voices of one eighth of the music: pad and bass, hat, arpeggio, each where it is wanted; the same for the same
 * conversation.
 *
 * @param step the number of the eighth since the music began.
 */
export function musicAt(id: string, step: number, lasts: number, state: MusicState): Voice[] {
  const seed = seedOf(id)
  const scale = scales[seed % scales.length] ?? scales[0]
  const root = 110 * 2 ** ((seed % 7) / 12)
  const at = step % eighths
  const bar = at < eighths / 2 ? 0 : 1 + ((seed >>> 4) % 3)
  const tone = (degree: number, octave: number) => {
    const place = degree % scale.length
    return root * 2 ** (octave + Math.floor(degree / scale.length) + (scale[place] ?? 0) / 12)
  }
  const voices: Voice[] = []
  if (at % 8 === 0)
    for (const degree of [bar, bar + 2, bar + 4])
      voices.push({
        source: 'triangle',
        pitch: tone(degree, 1),
        at: 0,
        rings: lasts * 7.6,
        loud: 0.022,
      })
  if (at % 8 === 0 || at % 8 === 3 + ((seed >>> 8) % 3))
    voices.push({ source: 'sine', pitch: tone(bar, 0), at: 0, rings: lasts * 1.8, loud: 0.07 })
  if (state.hat && at % 2 === 1)
    voices.push({
      source: 'noise',
      filter: 'highpass',
      pitch: 7000,
      at: 0,
      rings: 0.05,
      loud: 0.018,
    })
  if (state.arpeggio) {
    const degree = bar + ((((seed >>> (at % 16)) & 3) + at) % 5)
    voices.push({ source: 'sine', pitch: tone(degree, 2), at: 0, rings: lasts * 0.9, loud: 0.026 })
  }
  return voices
}
