import type { BattleSound } from './happening-sounds'

/** One tone: its pitch in hertz, when it begins and how long it rings in seconds, and how loud it is (1 is full). */
interface Tone {
  readonly pitch: number
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly shape: OscillatorType
  /** The pitch that it slides to. */
  readonly to?: number
}

const bell = (pitch: number, at: number, rings: number, loud = 0.14): Tone[] => [
  { pitch, at, rings, loud, shape: 'sine' },
  { pitch: pitch * 2.76, at, rings: rings / 3, loud: loud / 4, shape: 'sine' },
]
const pluck = (pitch: number, at: number): Tone => ({
  pitch,
  at,
  rings: 0.22,
  loud: 0.12,
  shape: 'triangle',
})

/** The sounds are made of tones, so that nothing has to be fetched. */
const tones: Readonly<Record<BattleSound, readonly Tone[]>> = {
  round: [...bell(392, 0, 1.4), ...bell(523, 0.28, 1.4), ...bell(659, 0.56, 1.8)],
  right: [pluck(659, 0), pluck(880, 0.08)],
  wrong: [{ pitch: 196, at: 0, rings: 0.3, loud: 0.12, shape: 'triangle', to: 147 }],
  hit: [
    { pitch: 880, at: 0, rings: 0.4, loud: 0.08, shape: 'sawtooth', to: 220 },
    { pitch: 110, at: 0.36, rings: 0.25, loud: 0.22, shape: 'sine', to: 55 },
  ],
  hurt: [{ pitch: 140, at: 0, rings: 0.35, loud: 0.24, shape: 'sine', to: 48 }],
  power: [pluck(784, 0), pluck(1175, 0.06)],
  heal: [...bell(523, 0, 0.9), ...bell(784, 0.14, 1.2)],
  thaw: [pluck(1568, 0), pluck(1175, 0.05), pluck(784, 0.1)],
  won: [pluck(523, 0), pluck(659, 0.12), pluck(784, 0.24), ...bell(1047, 0.38, 1.6)],
  lost: [pluck(392, 0), pluck(330, 0.16), { ...pluck(262, 0.32), rings: 0.7 }],
}

let output: AudioContext | undefined

function ring(audio: AudioContext, tone: Tone): void {
  const begins = audio.currentTime + 0.02 + tone.at
  const ends = begins + tone.rings
  const oscillator = new OscillatorNode(audio, { type: tone.shape, frequency: tone.pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(tone.loud, begins + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, ends)
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, ends)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(begins)
  oscillator.stop(ends)
}

/** Plays a sound of the battle; where the browser has no sound or forbids it, nothing is heard and nothing is lost. */
export function playSound(sound: BattleSound): void {
  try {
    output ??= new AudioContext()
    if (output.state === 'suspended') output.resume().catch(() => undefined)
    for (const tone of tones[sound]) ring(output, tone)
  } catch {
    output = undefined
  }
}
