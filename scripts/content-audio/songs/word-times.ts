import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { toHundredths } from '@duologue/domain/songs/times/time'

/** Pairs of an offset in the text and the hundredths at which that word begins, one after the other. */
export type WordTimes = number[]

/** The times of words that begin so many seconds after their line; those that begin as one are left out. */
export function wordTimes(
  { start }: { start: number },
  words: readonly { offset: number; after: number }[],
): WordTimes {
  const times: WordTimes = []
  for (const { offset, after } of words) {
    const at = toHundredths(start + after)
    if (at > (times.at(-1) ?? -1)) times.push(offset, at)
  }
  return times
}

/** The words of a Chinese line that is played alone: each begins with the note of its first sign. */
export function playedWords({ text, words, start, stop }: SampleSong['lyrics'][number]) {
  const signs = [...text.matchAll(/\p{Script=Han}/gu)].map(({ index }) => index)
  const length = (stop - start) / signs.length
  let from = 0
  return words.map((word, index) => {
    const offset = text.indexOf(word, from)
    if (offset < 0) throw new Error(`${word} is not in ${text}`)
    from = offset + word.length
    return { offset: index === 0 ? 0 : offset, after: signs.indexOf(offset) * length }
  })
}

/** A song's file with the times of its words, each lyric in its own row; all else stays as it is written. */
export function withWordTimes(file: string, times: readonly WordTimes[]): string {
  let next = 0
  return file.replace(
    /^( {4}\{"text": .*"stop": [\d.]+)(?:, "marks": \[[^\]]*\])?(?=\},?$)/gm,
    row => {
      const [told = row] = row.split(', "marks"')
      const marks = times[next]?.join(', ')
      next += 1
      return `${told}, "marks": [${marks}]`
    },
  )
}
