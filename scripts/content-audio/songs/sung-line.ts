import { heardLevels, heardWindow } from './heard-levels'

/** Says a line at a share of the usual tempo; from the offset `quietFrom` of its text on more quietly. */
export type SayLine = (text: string, pace: number, quietFrom?: number) => Promise<Float32Array>

/** A line as it is said in a song. */
export interface SungLine {
  samples: Float32Array
  /** How many samples go before the first that is heard. */
  before: number
  /** Where each of its words begins: offset in the text, and samples from the first that is heard. */
  words: { offset: number; after: number }[]
}

/** A window is heard from this share of the loudest one on (-20 dB). */
const share = 0.1
/** How much of its time a line is to fill, and how far the voice may be slowed or hurried for it. */
const filled = 0.9
const paces = { slowest: 0.75, quickest: 1.6 }

function heardPart(samples: Float32Array, rate: number): { first: number; end: number } {
  const size = Math.round(heardWindow * rate)
  const found = heardLevels(samples, rate)
  const threshold = Math.max(...found) * share
  const isHeard = (level: number) => level > 0 && level >= threshold
  return {
    first: Math.max(0, found.findIndex(isHeard)) * size,
    end: (found.findLastIndex(isHeard) + 1) * size,
  }
}

/** Where the words of a text begin: its parts between spaces that have a letter. */
export const wordOffsets = (text: string): number[] =>
  [...text.matchAll(/[^ ]+/g)].filter(([part]) => /\p{L}/u.test(part)).map(({ index }) => index)

interface TimedText {
  text: string
  start: number
  stop: number
}

/** Says a line so that it fills its time; its ends do not shrink with the tempo, so it may take some tries. */
export async function fitLine(say: SayLine, { text, start, stop }: TimedText, rate: number) {
  let pace = 1
  for (let tries = 0; tries < 6; tries += 1) {
    const samples = await say(text, pace)
    const { first, end } = heardPart(samples, rate)
    const share = (end - first) / rate / (stop - start)
    const wanted = Math.max(paces.slowest, (pace * share) / filled)
    if (share <= 1 && (tries > 0 || wanted === pace)) return { samples, pace, before: first }
    pace = Math.round(100 * wanted) / 100
    if (pace > paces.quickest) break
  }
  throw new Error(`too long for its time: ${text}`)
}

/**
 * A line that fills its time. When each of its words begins is measured and not guessed: said once more with a word and
 * all behind it more quietly, the engine makes the same samples up to the first of that word.
 */
export async function singLine(say: SayLine, line: TimedText, rate: number): Promise<SungLine> {
  const { samples, pace, before } = await fitLine(say, line, rate)
  const words = [{ offset: 0, after: 0 }]
  for (const offset of wordOffsets(line.text).slice(1)) {
    const quieter = await say(line.text, pace, offset)
    if (quieter.length !== samples.length) throw new Error(`said otherwise: ${line.text}`)
    const other = samples.findIndex((sample, index) => sample !== quieter[index])
    words.push({ offset, after: Math.max(0, other - before) })
  }
  return { samples, before, words }
}
