import type { BattleSound } from './happening-sounds'

/**
 * One voice of a sound: a tone, or noise through a filter; its pitch in hertz (of noise, that of its filter), what it slides
 * to, when it begins and how long it rings in seconds, and how loud it is (1 is full).
 */
export interface Voice {
  readonly source: OscillatorType | 'noise'
  readonly filter?: BiquadFilterType
  readonly pitch: number
  readonly to?: number
  readonly at: number
  readonly rings: number
  readonly loud: number
}

const bell = (pitch: number, at: number, rings: number, loud = 0.14): Voice[] => [
  { source: 'sine', pitch, at, rings, loud },
  { source: 'sine', pitch: pitch * 2.76, at, rings: rings / 3, loud: loud / 4 },
]
const pluck = (pitch: number, at: number): Voice => ({
  source: 'triangle',
  pitch,
  at,
  rings: 0.22,
  loud: 0.12,
})

const full: readonly Voice[] = [
  { source: 'noise', filter: 'lowpass', pitch: 900, to: 120, at: 0, rings: 0.16, loud: 0.4 },
  { source: 'sine', pitch: 110, to: 48, at: 0, rings: 0.24, loud: 0.26 },
]

/** The sounds are made of tones and noise, so that nothing has to be fetched (battle.md#sounds). */
export const voicesOf: Readonly<Record<BattleSound, readonly Voice[]>> = {
  round: [...bell(392, 0, 1.4), ...bell(523, 0.28, 1.4), ...bell(659, 0.56, 1.8)],
  right: [pluck(659, 0), pluck(880, 0.08)],
  wrong: [{ source: 'triangle', pitch: 196, to: 147, at: 0, rings: 0.3, loud: 0.12 }],
  late: [{ source: 'triangle', pitch: 1800, at: 0, rings: 0.04, loud: 0.05 }],
  light: [
    { source: 'noise', filter: 'bandpass', pitch: 1200, at: 0, rings: 0.06, loud: 0.5 },
    { source: 'sine', pitch: 180, to: 90, at: 0, rings: 0.1, loud: 0.14 },
  ],
  full,
  heavy: [...full, { source: 'sine', pitch: 62, to: 36, at: 0.06, rings: 0.4, loud: 0.32 }],
  blocked: [
    { source: 'triangle', pitch: 523, at: 0, rings: 0.3, loud: 0.12 },
    { source: 'triangle', pitch: 1318, at: 0, rings: 0.22, loud: 0.08 },
  ],
  power: [
    { source: 'noise', filter: 'bandpass', pitch: 300, to: 2400, at: 0, rings: 0.2, loud: 0.3 },
    { source: 'triangle', pitch: 300, to: 2400, at: 0, rings: 0.2, loud: 0.05 },
  ],
  heal: [...bell(523, 0, 0.9), ...bell(784, 0.14, 1.2)],
  thaw: [pluck(1568, 0), pluck(1175, 0.05), pluck(784, 0.1)],
  won: [pluck(523, 0), pluck(659, 0.12), pluck(784, 0.24), ...bell(1047, 0.38, 1.6)],
  cards: [...bell(1047, 0, 0.7, 0.1), ...bell(1319, 0.16, 1.1, 0.1)],
  lost: [pluck(392, 0), pluck(330, 0.16), { ...pluck(262, 0.32), rings: 0.7 }],
}

/** The pentatonic, as parts of its first tone: by its steps the right-tone rises. */
export const pentatonic = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] as const
