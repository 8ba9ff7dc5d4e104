import { pasteTexts } from '../../messages/conversations/paste-panel'
import { foldText } from '../../text/fold'
import { conversationLimits as limits } from '../conversation-limits'

/** How a pasted script is written (conversations.md#pasted-scripts): `Ana: Hola`, one line each, or a table. */
export const scriptFormats = ['names', 'alternating', 'table'] as const
export type ScriptFormat = (typeof scriptFormats)[number]

/** What is done with the lines of a speaker. */
export type Part = 1 | 2 | 'leaveOut'

/** A line of a script, of which speaker it is, and where it stands in what was pasted, from 1. */
interface ScriptLine {
  readonly place: number
  readonly speaker: string
  readonly text: string
  readonly translation: string | null
}

/** A line as the conversation gets it. */
export interface PastedLine {
  readonly character: 1 | 2
  readonly text: string
  readonly translation: string | null
}

/** What a pasted script comes to. */
export interface PastedScript {
  /** The names of characters 1 and 2; empty where the script names nobody. */
  readonly names: readonly [string, string]
  /** Speakers beyond the first two, of whom it must be said what is done with them. */
  readonly others: readonly string[]
  readonly lines: readonly PastedLine[]
  /** What is wrong or left out, in the words shown above the preview. */
  readonly messages: readonly string[]
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** `**Ana:** Hola` is written by those who write in Markdown. */
const withoutMarks = (text: string) => text.replaceAll(/\*\*|__/g, '')

/** The speaker and the text of a line such as `Ana: Hola`; a clock time or an address names no speaker. */
function readNamed(row: string): { speaker: string; text: string } | undefined {
  const [, name = '', text = ''] = /^([^:：]*)[:：](?!\/\/)(.*)$/u.exec(withoutMarks(row)) ?? []
  const speaker = clean(name)
  const isName =
    speaker.length > 0 && speaker.length <= limits.characterName && /\p{L}/u.test(speaker)
  return isName ? { speaker, text: clean(text) } : undefined
}

type Read = { lines: ScriptLine[]; messages: string[] }
type Row = { place: number; row: string }

/** A name alone in its row speaks the next one, as in plays. */
function readNames(rows: readonly Row[]): Read {
  const lines: ScriptLine[] = []
  const messages: string[] = []
  let waiting: string | null = null
  for (const { place, row } of rows) {
    const named = readNamed(row)
    const speaker: string | null = named ? named.speaker : waiting
    const text = named ? named.text : clean(row)
    waiting = named && text === '' ? named.speaker : null
    if (speaker === null) messages.push(pasteTexts.noSpeaker(place))
    else if (text !== '') lines.push({ place, speaker, text, translation: null })
  }
  return { lines, messages }
}

const readAlternating = (rows: readonly Row[]): Read => ({
  messages: [],
  lines: rows.flatMap(({ place, row }, index) => {
    const text = clean(row.replace(/^\s*[-–—•]\s*/u, ''))
    return text === ''
      ? []
      : [{ place, speaker: index % 2 === 0 ? '1' : '2', text, translation: null }]
  }),
})

/** Cells of a heading, in our own words. */
const isHeading = (cells: readonly string[]) =>
  /^(speaker|character|name|who)$/.test(foldText(cells[0] ?? '')) &&
  /^(text|line|sentence)$/.test(foldText(cells[1] ?? ''))

function readTable(rows: readonly Row[]): Read {
  const lines: ScriptLine[] = []
  const messages: string[] = []
  for (const [index, { place, row }] of rows.entries()) {
    const [speaker = '', text = '', translation = ''] = row.split('\t').map(clean)
    if (index === 0 && isHeading([speaker, text])) continue
    if (speaker === '' || !row.includes('\t')) messages.push(pasteTexts.noSpeaker(place))
    else if (text === '') messages.push(pasteTexts.noText(place))
    else lines.push({ place, speaker, text, translation: translation || null })
  }
  return { lines, messages }
}

const readers: Readonly<Record<ScriptFormat, (rows: readonly Row[]) => Read>> = {
  names: readNames,
  alternating: readAlternating,
  table: readTable,
}

/** Lines that are too long are left out and told, since they could never be saved. */
function fitting({ lines, messages }: Read): Read {
  const isLong = ({ text, translation }: ScriptLine) =>
    text.length > limits.lineText || (translation?.length ?? 0) > limits.lineTranslation
  return {
    lines: lines.filter(line => !isLong(line)),
    messages: [...messages, ...lines.filter(isLong).map(({ place }) => pasteTexts.tooLong(place))],
  }
}

/**
 * Reads a pasted script (conversations.md#pasted-scripts). The first two speakers become the characters; `parts` says
 * of the others, by name, whose lines theirs are; until it does, they are left out.
 */
export function pasteScript(
  pasted: string,
  format: ScriptFormat,
  parts: Readonly<Record<string, Part>> = {},
): PastedScript {
  const rows = pasted
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ place: index + 1, row }))
    .filter(({ row }) => row.trim() !== '')
  const { lines, messages } = fitting(readers[format](rows))
  // Names are the same without regard to case and accents; the first spelling stands.
  const speakers = new Map<string, string>()
  for (const { speaker } of lines) {
    const key = foldText(speaker)
    if (!speakers.has(key)) speakers.set(key, speaker)
  }
  const keys = [...speakers.keys()]
  const others = [...speakers.values()].slice(2)
  const partOf = (speaker: string): Part => {
    const place = keys.indexOf(foldText(speaker))
    if (place < 2) return place === 0 ? 1 : 2
    return parts[others[place - 2] ?? ''] ?? 'leaveOut'
  }
  const taken = lines.flatMap(({ speaker, text, translation }) => {
    const character = partOf(speaker)
    return character === 'leaveOut' ? [] : [{ character, text, translation }]
  })
  const isNamed = format !== 'alternating'
  const [first = '', second = ''] = isNamed ? [...speakers.values()] : []
  return {
    names: [first, second],
    others: isNamed ? others : [],
    lines: taken.slice(0, limits.mostLines),
    messages: [
      ...messages,
      ...(taken.length === 0 ? [pasteTexts.noLines] : []),
      ...(taken.length > limits.mostLines ? [pasteTexts.onlyFirst] : []),
    ],
  }
}
