import type { CutWord } from './cut-word'

/** Particles: alone they are read lightly, whatever the dictionary says first. */
const particles: Readonly<Record<string, string>> = {
  了: 'le',
  的: 'de',
  着: 'zhe',
  吗: 'ma',
  呢: 'ne',
  们: 'men',
}

/** Whether a part of speech names who or what: pronouns, nouns, times. */
const isSubject = (tag = '') => /^[rnt]/.test(tag)

/** 得 alone: `de` behind what is done or how it is, `děi` (must) behind who does it, `dé` (gets) before 了. */
function readingOfDe(before: CutWord | undefined, after: CutWord | undefined): string {
  if (after?.text === '了') return 'dé'
  const isMust = before === undefined || isSubject(before.tag) || before.tag === 'd'
  return isMust && after !== undefined ? 'děi' : 'de'
}

/** 地 alone: `de` behind how something is done, `dì` (ground) where nothing stands before it or after it. */
const readingOfGround = (before: CutWord | undefined, after: CutWord | undefined): string =>
  before === undefined || after === undefined || before.text === '的' ? 'dì' : 'de'

/** 只 alone: `zhī` behind what counts or points (一只, 这只), else `zhǐ` (only). */
const readingOfOnly = (before: CutWord | undefined): string =>
  before && (before.tag === 'm' || /^[这那几每哪两]/.test(before.text)) ? 'zhī' : 'zhǐ'

/** The reading of a particle that stands alone in a run of words; undefined when the word is none. */
export function lightReading(words: readonly CutWord[], index: number): string | undefined {
  const [before, after] = [words[index - 1], words[index + 1]]
  const text = words[index]?.text ?? ''
  if (text === '得') return readingOfDe(before, after)
  if (text === '地') return readingOfGround(before, after)
  if (text === '只') return readingOfOnly(before)
  return particles[text]
}
