import { textKey } from './text-key'

/** Lyrics are values that do not change, and each key that is pressed in one of a thousand asks for the keys of all. */
const known = new WeakMap<object, string>()

function keyOf(line: { readonly text: string }): string {
  const key = known.get(line) ?? textKey(line.text)
  known.set(line, key)
  return key
}

/** What the flags of a lyric follow from, and the flags. */
export interface Flagged {
  readonly text: string
  readonly words: readonly unknown[]
  readonly duplicateLyric: boolean
  readonly emptyLyric: boolean
  readonly skip: boolean
}

/** The flags that a lyric gets; only a skip that the rule itself has set is undone, one by hand stays. */
function flagged<L extends Flagged>(line: L, was: Flagged, duplicateLyric: boolean): L {
  const emptyLyric = line.words.length === 0
  const wasSet = was.duplicateLyric || was.emptyLyric
  const skip = emptyLyric || duplicateLyric || (line.skip && !wasSet)
  const isSame =
    emptyLyric === line.emptyLyric && duplicateLyric === line.duplicateLyric && skip === line.skip
  return isSame ? line : { ...line, emptyLyric, duplicateLyric, skip }
}

/**
 * The flags of all lyrics anew, in song order (lyrics.md#flags): the first of those with the same text is the
 * original, the others are duplicates; without words a lyric is empty; both are skipped. So import and words editor do.
 */
export function recomputeFlags<L extends Flagged>(lines: readonly L[]): L[] {
  const seen = new Set<string>()
  return lines.map(line => {
    const key = keyOf(line)
    const isLater = seen.has(key)
    seen.add(key)
    return flagged(line, line, isLater)
  })
}

type Kept = Flagged & { readonly id: string }

/** The texts that a lyric had or has, of those whose text is another now; the lyrics stand where they stood. */
const textsLeft = (before: readonly Kept[], after: readonly Kept[]): string[] =>
  after.flatMap((line, place) => {
    const texts = [keyOf(before[place] ?? line), keyOf(line)]
    return texts[0] === texts[1] ? [] : texts
  })

/** The ids of the lyrics with each text, in song order. */
function groups(lines: readonly Kept[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of lines) {
    const key = keyOf(line)
    found.set(key, `${found.get(key)} ${line.id}`)
  }
  return found
}

/** The texts whose lyrics are others now, or stand in another order. */
function textsRegrouped(before: readonly Kept[], after: readonly Kept[]): string[] {
  const [was, now] = [groups(before), groups(after)]
  return [...now.keys()].filter(key => was.get(key) !== now.get(key))
}

/**
 * The flags after an edit in the song editor, where a person may untick a duplicate: only lyrics of a text whose group
 * the edit has touched (one came, went, or changed places) are told anew what they are; the others keep what was set.
 * Where every lyric stands as before, only texts that changed are asked about: all of a thousand may change at once.
 */
export function touchedFlags<L extends Kept>(before: readonly L[], after: readonly L[]): L[] {
  const old = new Map(before.map(line => [line.id, line]))
  const isInPlace =
    before.length === after.length && after.every(({ id }, place) => id === before[place]?.id)
  const touched = new Set((isInPlace ? textsLeft : textsRegrouped)(before, after))
  const seen = new Set<string>()
  return after.map(line => {
    const key = keyOf(line)
    const isLater = seen.has(key)
    seen.add(key)
    return flagged(line, old.get(line.id) ?? line, touched.has(key) ? isLater : line.duplicateLyric)
  })
}
