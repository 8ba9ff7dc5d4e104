import { joinPieces, joinRows, type Piece } from '../adding/moments'
import type { ImportSong } from '../adding/no-timestamps'
import type { Fault, Reading, Warning } from '../adding/notices'
import { type Element, readXml, type XmlFault } from '../adding/xml'
import { type MediaClock, mediaClock } from './media-clock'
import { type Cue, readCues } from './read-cues'

/** Every element of a tree, those that hold others before them. */
function* within(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* within(child)
}

const textIn = (element: Element): string =>
  element.children.map(one => (typeof one === 'string' ? one : textIn(one))).join('')

/** What is said of a line besides its words. */
interface Aside {
  translations: string[]
  left: string[]
}

/** What a reader of one file goes by. */
interface Ways {
  clock: MediaClock
  /** Times of single words count from the beginning of their line. */
  areRelative: boolean
  translations: ReadonlyMap<string, string>
}

const isInBrackets = (text: string) => /^\s*[([（].*[)\]）]\s*$/s.test(text)

/** What is sung behind a line: in brackets, if it is in none yet, and parted from the line. */
function behind(pieces: readonly Piece[], inside: string): Piece[] {
  const [first, ...others] = pieces
  const space = { text: ' ', time: null }
  if (!first || isInBrackets(inside)) return [space, ...pieces, space]
  const opened = { ...first, text: `(${first.text.trimStart()}` }
  return [space, opened, ...others, { text: ') ', time: null }]
}

/** The pieces of a line: its words with their times; what sings behind it stands in brackets. */
function piecesOf(element: Element, base: number, ways: Ways, aside: Aside): Piece[] {
  return element.children.flatMap((child): Piece[] => {
    if (typeof child === 'string') return [{ text: child, time: null }]
    const { name, attributes } = child
    if (name === 'br') return [{ text: '\n', time: null }]
    if (name === 'metadata' || name === 'set') return []
    const inside = textIn(child)
    if (attributes.role === 'x-translation') {
      aside.translations.push(inside.replace(/\s+/g, ' ').trim())
      return []
    }
    if (attributes.role === 'x-roman') {
      aside.left.push(inside.replace(/\s+/g, ' ').trim())
      return []
    }
    if (attributes.begin !== undefined && ways.clock(attributes.begin) === undefined)
      aside.left.push(`begin="${attributes.begin}"`)
    const told = ways.clock(attributes.begin ?? '')
    const time = told === undefined ? null : told + (ways.areRelative ? base : 0)
    const pieces = piecesOf(child, base, ways, aside)
    const [first] = pieces
    if (first && time !== null && first.time === null) pieces[0] = { ...first, time }
    return attributes.role === 'x-bg' ? behind(pieces, inside) : pieces
  })
}

/** A line's own times, else those of its words; undefined for one that tells none, null where they cannot be read. */
function timesOf(line: Element, base: number, { clock }: Ways) {
  const { begin, end, dur } = line.attributes
  if (begin === undefined && end === undefined) return undefined
  const from = clock(begin ?? '0s')
  const to = end === undefined ? undefined : clock(end)
  const length = dur === undefined ? undefined : clock(dur)
  if (from === undefined || (end !== undefined && to === undefined)) return null
  const start = base + from
  return {
    start,
    stop: to === undefined ? (length === undefined ? null : start + length) : base + to,
  }
}

/** Whether the times of words count from their line: they do in no file of Apple's, and not where they lie within it. */
function areWordsRelative(lines: readonly Element[], clock: MediaClock): boolean {
  return lines.some(line => {
    const start = clock(line.attributes.begin ?? '')
    const spans = [...within(line)].filter(
      one => one !== line && one.attributes.begin !== undefined && !one.attributes.role,
    )
    return spans.some(({ attributes }) => (clock(attributes.begin ?? '') ?? 0) + 1 < (start ?? 0))
  })
}

/** Lines with what the elements around them add to their times. */
function linesIn(element: Element, base: number, clock: MediaClock): [Element, number][] {
  return element.children.flatMap((child): [Element, number][] => {
    if (typeof child === 'string') return []
    if (child.name === 'p') return [[child, base]]
    return linesIn(child, base + (clock(child.attributes.begin ?? '') ?? 0), clock)
  })
}

/** Translations that stand in the head of Apple's files, by the key of their line. */
function headTranslations(root: Element): Map<string, string> {
  const texts = [...within(root)].filter(
    ({ name, attributes }) => name === 'text' && attributes.for !== undefined,
  )
  return new Map(
    texts.map(one => [one.attributes.for ?? '', textIn(one).replace(/\s+/g, ' ').trim()]),
  )
}

function metadataOf(root: Element): Record<string, string> {
  const metadata: Record<string, string> = {}
  const names: Record<string, string> = { title: 'ti', musicName: 'ti', artists: 'ar', name: 'ar' }
  for (const one of within(root)) {
    const key =
      one.name === 'meta' ? one.attributes.key : one.name === 'title' ? 'title' : undefined
    const name = names[key ?? '']
    const value = (one.attributes.value ?? textIn(one)).trim()
    if (name !== undefined && value !== '') metadata[name] ??= value
  }
  return metadata
}

/** Where the last word of a line ends that does not tell it itself. */
function lastEnd(line: Element, { clock }: Ways): number | null {
  const ends = [...within(line)].flatMap(({ attributes }) => clock(attributes.end ?? '') ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}

const keptNames =
  /^(?:tt|head|body|div|p|span|br|metadata|title|meta|iTunesMetadata|translations|translation|text|styling|layout)$/
const keptAttributes =
  /^(?:begin|end|dur|role|lang|key|id|timing|space|for|name|value|type|tickRate|frameRate|frameRateMultiplier|timeBase)$/

/** What a file has that a song has no place for, each name once. */
function warnOfOthers(root: Element): Warning[] {
  const names = [...within(root)].flatMap(({ name, attributes }) => [
    ...(keptNames.test(name) ? [] : [name]),
    ...Object.keys(attributes).filter(one => !keptAttributes.test(one)),
  ])
  const told = [...new Set(names)].join(', ')
  return told === '' ? [] : [{ line: 1, code: 'not-kept', text: told }]
}

/** A line as a cue, with what is told of it. */
function cueOf([line, base]: [Element, number], at: number, ways: Ways, warnings: Warning[]) {
  const times = timesOf(line, base, ways)
  const aside: Aside = { translations: [], left: [] }
  const pieces = piecesOf(line, times?.start ?? 0, ways, aside)
  const parts: Piece[][] = [[]]
  for (const piece of pieces)
    if (piece.text === '\n' && piece.time === null) parts.push([])
    else parts.at(-1)?.push(piece)
  const rows = parts.map(joinPieces)
  const words = joinRows(rows)
  const start = times?.start ?? words.moments[0]?.[1] ?? null
  const stop = times ? times.stop : lastEnd(line, ways)
  const fromHead = ways.translations.get(line.attributes.key ?? '')
  const [translation = '', ...others] = [...aside.translations, ...(fromHead ? [fromHead] : [])]
  const left = [...aside.left, ...others]
  if (left.length > 0) warnings.push({ line: at, code: 'not-kept', text: left.join(' ') })
  const cue: Cue = { line: at, start, stop, rows, translation }
  return cue
}

const lineAt = (text: string, place: number): number =>
  text.slice(0, place).split(/\r\n|\r|\n/).length

const lineText = (text: string, place: number): string =>
  (text.slice(place).split(/[\r\n]/, 1)[0] ?? '').slice(0, 80)

const wrongXml = (text: string, { from, fix }: XmlFault): Reading => ({
  kind: 'faulty',
  faults: [
    {
      line: lineAt(text, from),
      code: 'wrong-xml',
      text: lineText(text, from),
      ...(fix ? { fix } : {}),
    },
  ],
})

/** Reads Timed Text (lyrics.md#ttml). */
export function readTtml(pasted: string, song: ImportSong): Reading {
  const read = readXml(pasted.replace(/^\uFEFF/, ' '))
  if ('fault' in read) return wrongXml(pasted, read.fault)
  const { root } = read
  const clock = mediaClock(root.attributes)
  const lines = linesIn(root, 0, clock)
  const ways = {
    clock,
    translations: headTranslations(root),
    areRelative: areWordsRelative(
      lines.map(([line]) => line),
      clock,
    ),
  }
  const warnings = warnOfOthers(root)
  const faults: Fault[] = []
  let [counted, number] = [0, 1]
  const cues = lines.map((one): Cue => {
    const [line, base] = one
    number += lineAt(pasted.slice(counted, line.from), Infinity) - 1
    counted = line.from
    if (timesOf(line, base, ways) === null) {
      const fix = { from: line.from, to: line.to, put: '' }
      faults.push({ line: number, code: 'wrong-cue', text: lineText(pasted, line.from), fix })
    }
    return cueOf(one, number, ways, warnings)
  })
  const some = cues.find(({ start }) => start !== null)
  for (const [index, { start, line }] of cues.entries()) {
    const element = lines[index]?.[0]
    if (!some || start !== null || !element || timesOf(element, 0, ways) === null) continue
    const fix = { from: element.from, to: element.to, put: '' }
    faults.push({ line, code: 'wrong-cue', text: lineText(pasted, element.from), fix })
  }
  return readCues({ cues, faults, warnings, metadata: metadataOf(root) }, song)
}
