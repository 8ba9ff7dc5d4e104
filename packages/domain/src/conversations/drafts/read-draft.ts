import { conversationLimits as limits } from '../conversation-limits'
import type { DraftedLine } from './asked-draft'
import { draftLimits } from './draft-limits'

/** What no line has: control signs, halves of signs, and those that turn the direction of what comes after them. */
const unseen = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu

/** A text as one line of plain words; undefined where there is none, or one that could not be saved. */
function plain(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()
  return text === '' || text.length > most ? undefined : text
}

function readLine(value: unknown): DraftedLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { speaker, text, translation } = value as Record<string, unknown>
  const said = plain(text, limits.lineText)
  if ((speaker !== 1 && speaker !== 2) || said === undefined) return undefined
  return {
    character: speaker,
    text: said,
    translation: plain(translation, limits.lineTranslation) ?? null,
  }
}

/** What stands between the first and the last brace, as a service may put its JSON into a fence. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/**
 * The lines in what a service wrote; undefined where it is no draft: another shape, too few lines or too many, a line
 * without a text or too long a one (conversations.md#drafts-with-help). Texts are data: one line each, without control
 * signs.
 */
export function readDraft(content: string): DraftedLine[] | undefined {
  const told = jsonIn(content)
  const sent = typeof told === 'object' && told !== null && 'lines' in told ? told.lines : undefined
  if (!Array.isArray(sent)) return undefined
  const { fewestLines, mostLines } = draftLimits
  if (sent.length < fewestLines || sent.length > mostLines) return undefined
  const lines = sent.map(readLine)
  return lines.every(line => line !== undefined) ? lines : undefined
}
