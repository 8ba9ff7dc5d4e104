import type { Level } from '../../choices/levels'
import { foldText } from '../../text/fold'
import { normaliseText } from '../../text/normalise'
import { wordsOfLines } from '../../text/words-of-lines'
import { isLongFor } from '../line-lengths'
import type { AskedDraft, DraftedLine } from './asked-draft'

/** What there may be to say of a draft (conversations.md#notes-on-a-draft). */
export const draftNoteKinds = [
  'count',
  'long',
  'alike',
  'turns',
  'untranslated',
  'unused',
  'rare',
] as const

export type DraftNoteKind = (typeof draftNoteKinds)[number]

/** A note with the lines, from 1, and the words that it is about. */
export interface DraftNote {
  kind: DraftNoteKind
  lines: number[]
  words: string[]
}

/** How common the words of a level are: the rank of the rarest (conversations.md#notes-on-a-draft). */
const rarest: Partial<Record<Level, number>> = { A1: 3000, A2: 5000, B1: 8000, B2: 12_000 }

/** Speakers take turns up to B1. */
const inTurn: ReadonlySet<Level> = new Set(['A1', 'A2', 'B1'])

const mostRareWords = 12

/** The words of a draft whose ranks tell whether they are rare: but for names and for those that were asked for. */
export function wordsToRank(asked: AskedDraft, lines: readonly DraftedLine[]): string[] {
  const known = [...asked.names, ...asked.words].flatMap(text =>
    wordsOfLines([text], asked.language),
  )
  const kept = new Set(known.map(foldText))
  const texts = lines.map(({ text }) => text)
  return wordsOfLines(texts, asked.language).filter(word => !kept.has(foldText(word)))
}

/** Those of the words that are rarer than their level is; none where no list tells most of them. */
function rareWords(level: Level, ranks: ReadonlyMap<string, number | null>): string[] {
  const most = rarest[level]
  const known = [...ranks.values()].filter(rank => rank !== null).length
  if (most === undefined || known * 2 < ranks.size) return []
  return [...ranks].flatMap(([word, rank]) => ((rank ?? Infinity) > most ? [word] : []))
}

const numbersOf = (
  lines: readonly DraftedLine[],
  isMeant: (line: DraftedLine, place: number) => boolean,
): number[] => lines.flatMap((line, place) => (isMeant(line, place) ? [place + 1] : []))

/** The asked words that stand nowhere, in none of their forms that begin alike. */
function unusedWords({ words, language }: AskedDraft, lines: readonly DraftedLine[]): string[] {
  const all = ` ${lines.map(({ text }) => normaliseText(text, language)).join(' ')} `
  return words.filter(word => !all.includes(normaliseText(word, language)))
}

/**
 * What an author should know of a draft (conversations.md#notes-on-a-draft), nothing where all is well. `ranks` tells of
 * its words how common they are: null where a list does not know one, and an empty map where there is no list.
 */
export function draftNotes(
  asked: AskedDraft,
  lines: readonly DraftedLine[],
  ranks: ReadonlyMap<string, number | null>,
): DraftNote[] {
  const { level, language } = asked
  const forms = lines.map(({ text }) => normaliseText(text, language))
  const about: Record<DraftNoteKind, { lines?: number[]; words?: string[] }> = {
    count: { lines: lines.length === asked.lines ? [] : [lines.length] },
    long: { lines: numbersOf(lines, ({ text }) => isLongFor(level, text, language)) },
    alike: { lines: numbersOf(lines, (_, place) => forms.indexOf(forms[place] ?? '') < place) },
    turns: {
      lines: inTurn.has(level)
        ? numbersOf(lines, ({ character }, at) => character === lines[at - 1]?.character)
        : [],
    },
    untranslated: {
      lines:
        language === asked.translationLanguage
          ? []
          : numbersOf(lines, ({ translation }) => translation === null),
    },
    unused: { words: unusedWords(asked, lines) },
    rare: { words: rareWords(level, ranks).slice(0, mostRareWords) },
  }
  return draftNoteKinds
    .map(kind => ({ kind, lines: about[kind].lines ?? [], words: about[kind].words ?? [] }))
    .filter(note => note.lines.length + note.words.length > 0)
}
