import type { EditedLine } from './conversation-edit'
import { conversationLimits as limits } from './conversation-limits'

const other = (character: 1 | 2): 1 | 2 => (character === 1 ? 2 : 1)

/** A line without anything yet. */
export const emptyLine = (id: string, character: 1 | 2): EditedLine => ({
  id,
  character,
  text: '',
  pinyin: null,
  translation: null,
  translationSource: null,
  image: null,
  imageAlt: '',
  audio: null,
  audioText: null,
  madeBy: null,
  variants: [],
  gapWords: [],
})

const placeOf = (lines: readonly EditedLine[], id: string) =>
  lines.findIndex(line => line.id === id)

/** The same lines without one. */
export const removeLine = (lines: readonly EditedLine[], gone: string): EditedLine[] =>
  lines.filter(({ id }) => id !== gone)

/** Puts a line back that was just taken out of the lines `before`, unless it is there already. */
export function restoreLine(
  lines: readonly EditedLine[],
  before: readonly EditedLine[],
  id: string,
): EditedLine[] {
  const place = placeOf(before, id)
  const gone = before[place]
  return gone && placeOf(lines, id) < 0 ? lines.toSpliced(place, 0, gone) : [...lines]
}

/** Puts a new line after one, or at the end, for the other character (conversations.md#line-actions: Enter). */
export function addLine(lines: readonly EditedLine[], newId: string, after?: string): EditedLine[] {
  const place = after === undefined ? lines.length - 1 : placeOf(lines, after)
  const before = lines[place]
  const made = emptyLine(newId, before ? other(before.character) : 1)
  return lines.toSpliced(place + 1, 0, made)
}

/** Puts a copy of a line after it. */
export function duplicateLine(
  lines: readonly EditedLine[],
  id: string,
  newId: string,
): EditedLine[] {
  const place = placeOf(lines, id)
  const line = lines[place]
  return line ? lines.toSpliced(place + 1, 0, { ...line, id: newId }) : [...lines]
}

/** The places in a text where it can be split: at the beginning of each word but the first. */
export function splitPlaces(text: string, language: string): number[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...words].flatMap(({ index, isWordLike }) =>
    isWordLike && text.slice(0, index).trim() !== '' ? [index] : [],
  )
}

/**
 * Splits a line in two before a place in its text; both are of the same character. What belonged to the whole text
 * stays with the first, but not the pinyin and the clip, which are neither's.
 */
export function splitLine(
  lines: readonly EditedLine[],
  id: string,
  at: number,
  newId: string,
): EditedLine[] {
  const place = placeOf(lines, id)
  const line = lines[place]
  if (!line) return [...lines]
  const [first, second] = [line.text.slice(0, at).trim(), line.text.slice(at).trim()]
  if (first === '' || second === '') return [...lines]
  const head = { ...line, text: first, pinyin: null, variants: [], gapWords: [] }
  const tail = { ...emptyLine(newId, line.character), text: second, madeBy: line.madeBy }
  return lines.toSpliced(place, 1, head, tail)
}

/** What is between two texts that become one; Chinese and Japanese write no spaces. */
const joint = (language: string) => (language === 'zh' || language === 'ja' ? '' : ' ')

/** Two texts as one, or undefined when it would be too long. */
const joined = (first: string, second: string, between: string, most: number) => {
  const text = [first.trim(), second.trim()].filter(Boolean).join(between)
  return text.length > most ? undefined : text
}

/** Whether a line can be merged with the one beside it: together they must not be too long. */
export function mergedLine(
  lines: readonly EditedLine[],
  id: string,
  beside: 'above' | 'below',
  language: string,
): EditedLine[] | undefined {
  const at = placeOf(lines, id)
  const first = lines[beside === 'above' ? at - 1 : at]
  const second = lines[beside === 'above' ? at : at + 1]
  if (!first || !second || at < 0) return undefined
  const text = joined(first.text, second.text, joint(language), limits.lineText)
  const translation = joined(
    first.translation ?? '',
    second.translation ?? '',
    ' ',
    limits.lineTranslation,
  )
  if (text === undefined || translation === undefined) return undefined
  const kept = lines[at]
  const source = [first, second].every(line => line.translationSource === first.translationSource)
    ? first.translationSource
    : 'human'
  const merged: EditedLine = {
    ...first,
    id: kept?.id ?? first.id,
    text,
    translation: translation || null,
    translationSource: translation === '' ? null : source,
    pinyin: null,
    madeBy: first.madeBy ?? second.madeBy,
    variants: [],
    gapWords: [...new Set([...first.gapWords, ...second.gapWords])].slice(0, limits.gapWords),
    image: first.image ?? second.image,
    imageAlt: first.image ? first.imageAlt : second.imageAlt,
  }
  return lines.toSpliced(beside === 'above' ? at - 1 : at, 2, merged)
}

/** Gives every line to the other character. */
export const swapCharacters = (lines: readonly EditedLine[]): EditedLine[] =>
  lines.map(line => ({ ...line, character: other(line.character) }))

/**
 * Changes one line; a changed text asks for its pinyin anew, and an edited translation is nobody's machine's. Whoever
 * changes what a drafted line says or means has read it.
 */
export function changeLine(
  lines: readonly EditedLine[],
  id: string,
  change: Partial<EditedLine>,
): EditedLine[] {
  return lines.map(line => {
    if (line.id !== id) return line
    const isNewText = change.text !== undefined && change.text !== line.text
    const isTranslated = change.translation !== undefined && change.translationSource === undefined
    return {
      ...line,
      ...(isNewText ? { pinyin: null } : {}),
      ...(isNewText || isTranslated ? { madeBy: null } : {}),
      ...(isTranslated ? { translationSource: change.translation ? 'human' : null } : {}),
      ...change,
    }
  })
}

/** Whether a line's clip was made of another text than the one it has now (conversations.md#clips-of-lines). */
export const isClipStale = ({
  audio,
  audioText,
  text,
}: Pick<EditedLine, 'audio' | 'audioText' | 'text'>): boolean =>
  audio !== null && audioText !== null && audioText.trim() !== text.trim()
