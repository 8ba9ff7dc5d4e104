/** A run of a text that no word goes beyond: Chinese characters, or a word in other letters. */
export interface Run {
  text: string
  isHan: boolean
}

const run = /\p{Script=Han}+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const han = /\p{Script=Han}/u

/** The runs of a text: never across a space or a sign; other letters in small ones (words.md#chinese-reading). */
export const cutRuns = (text: string): Run[] =>
  (
    text
      .normalize('NFC')
      .replace(/\p{Script=Han}+/gu, ' $& ')
      .match(run) ?? []
  ).map(part =>
    han.test(part)
      ? { text: part, isHan: true }
      : { text: part.toLowerCase().replaceAll('’', "'"), isHan: false },
  )
