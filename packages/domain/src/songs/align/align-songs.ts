import { alignRate } from './align-frames'
import { voiceStep } from './voiced-frames'

/** Songs made of a seed, for tests of the aligner: who sings is told apart from what is played. */

/** Chance of a seed, from 0 to 1. */
function chanceOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const formants = {
  a: [800, 1200],
  e: [450, 2000],
  i: [300, 2500],
  o: [480, 850],
  u: [320, 700],
} as const
const vowels = Object.keys(formants) as (keyof typeof formants)[]

/** A vowel at a pitch, with a noise before it, as a syllable has. */
function syllable(
  vowel: keyof typeof formants,
  seconds: number,
  pitch: number,
  noise: () => number,
) {
  const count = Math.round(seconds * alignRate)
  const sound = new Float32Array(count)
  const [low, high] = formants[vowel]
  for (let over = 1; over * pitch < 4000; over += 1) {
    const hertz = over * pitch
    const loud =
      Math.exp(-(((hertz - low) / 250) ** 2)) + 0.5 * Math.exp(-(((hertz - high) / 350) ** 2))
    for (let at = 0; at < count; at += 1)
      sound[at] = (sound[at] ?? 0) + loud * Math.sin((2 * Math.PI * hertz * at) / alignRate)
  }
  for (let at = 0; at < count; at += 1) {
    const edge = Math.min(1, at / 400, (count - at) / 400)
    sound[at] = 0.2 * edge * ((sound[at] ?? 0) + (at < 800 ? noise() - 0.5 : 0))
  }
  return sound
}

/** A line as somebody says or sings it: each syllable at a pitch of its own. */
function lineOf(text: string, seconds: number, pitches: () => number, noise: () => number) {
  const parts = vowelsOf(text)
  const length = seconds / parts.length
  const sound = new Float32Array(Math.round(seconds * alignRate))
  for (const [place, vowel] of parts.entries())
    sound.set(
      syllable(vowel, length, pitches(), noise).subarray(0, sound.length),
      Math.min(
        sound.length - Math.round(length * alignRate),
        Math.round(place * length * alignRate),
      ),
    )
  return sound
}

const vowelsOf = (text: string) =>
  text.split('').filter((sign): sign is keyof typeof formants => sign in formants)

/** A song of so many lines: what is sung, when, what is played, and how its lines sound when they are said. */
export function madeSong(seed: number, count: number) {
  const chance = chanceOf(seed)
  const pick = <T>(all: readonly T[]) => all[Math.floor(chance() * all.length)] as T
  const lines = Array.from({ length: count }, () => {
    const text = Array.from(
      { length: 5 + Math.floor(chance() * 4) },
      () => `t${pick(vowels)}`,
    ).join(' ')
    return { text, seconds: 0.25 * vowelsOf(text).length * (0.9 + 0.2 * chance()) }
  })
  let at = 1.5
  const starts = lines.map(({ seconds }) => {
    const start = at
    at += seconds + pick([0.3, 0.3, 0.5, 1.5])
    return start
  })
  const samples = Math.round((at + 1) * alignRate)
  const voice = new Float32Array(samples)
  const chances = new Float32Array(Math.floor(samples / voiceStep))
  for (const [place, { text, seconds }] of lines.entries()) {
    const start = starts[place] ?? 0
    voice.set(
      lineOf(text, seconds, () => 160 + 160 * chance(), chance),
      Math.round(start * alignRate),
    )
    const steps = (seconds * alignRate) / voiceStep
    const first = Math.round((start * alignRate) / voiceStep)
    chances.fill(0.9, first, Math.round(first + steps))
  }
  const music = new Float32Array(samples)
  for (let from = 0; from < samples; ) {
    const length = Math.round((0.25 + 0.5 * chance()) * alignRate)
    const pitch = 220 * 2 ** (pick([0, 2, 4, 7, 9, 12]) / 12)
    for (let index = from; index < Math.min(samples, from + length); index += 1)
      for (const over of [1, 2, 3, 4])
        music[index] =
          (music[index] ?? 0) + Math.sin((2 * Math.PI * pitch * over * index) / alignRate) / over
    from += length
  }
  const said = lines.map(({ text }) =>
    lineOf(text, 0.18 * vowelsOf(text).length, () => 120, chance),
  )
  return { lines, starts, voice, music, chances, said }
}

const power = (sound: Float32Array) => sound.reduce((sum, one) => sum + one * one, 0) / sound.length

/** What is sung over what is played, so many decibels louder. */
export function mixedAt(decibels: number, voice: Float32Array, music: Float32Array): Float32Array {
  const share = Math.sqrt(power(voice) / power(music)) / 10 ** (decibels / 20)
  return voice.map((sample, at) => sample + share * (music[at] ?? 0))
}
