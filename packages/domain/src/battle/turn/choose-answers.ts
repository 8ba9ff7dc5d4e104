import { type BattleMode, defaultBattleMode } from '../../choices/battle-modes'
import { normaliseText } from '../../text/normalise'
import type { BattleLine } from '../battle-setup'
import { type LineShape, shapeOf, unlikeness } from '../line-shape'
import { normalisedLines } from '../normalised-lines'
import { type Draw, shuffle } from '../random'
import { type Deal, dealNow } from './deals'

/** How many lines the learner chooses from (battle.md#choices). */
const mostChoices = 4

/** How many they are in listening mode when fewer than 3 other lines remain (battle.md#choices). */
const fewChoices = 2

/** Differences below it are none: between such lines chance decides. */
const likenessStep = 0.2

const known = new WeakMap<BattleLine, LineShape>()

/** The shape of a line, worked out once: a battle asks in every turn, and the server plays whole battles again. */
function shapeOfLine(line: BattleLine): LineShape {
  const found = known.get(line) ?? shapeOf(line.text)
  known.set(line, found)
  return found
}

/** The lines with those first that look most like this one; equally like ones stay in their order. */
function likestFirst(line: BattleLine, others: readonly BattleLine[]): readonly BattleLine[] {
  const shape = shapeOfLine(line)
  const ranked = others.map(other => ({
    other,
    rank: Math.floor(unlikeness(shape, shapeOfLine(other)) / likenessStep),
  }))
  return ranked.toSorted((one, two) => one.rank - two.rank).map(({ other }) => other)
}

/**
 * The choices for a line, in random order: the line itself and up to three others, other lines of
 * the same character first (battle.md#choices), among them those most like it in marks, sentences and length, so that
 * nobody finds it without reading (battle.md#choices). No two of them are the same but for case, accents and
 * punctuation, so exactly one is right; when the lines pass `canBattle` there are at least two.
 * None but the line itself is one of its other right ways (conversations.md#lines). The line that sounds like it comes
 * before all others.
 * In listening mode there are two when fewer than three others remain.
 */
export function chooseAnswers(
  line: BattleLine,
  lines: readonly BattleLine[],
  language: string,
  draw: Draw,
  mode: BattleMode = defaultBattleMode,
  deal: Deal = dealNow,
): BattleLine[] {
  const shuffled = shuffle(lines, draw)
  const forms = normalisedLines(lines, language)
  const alsoRight = new Set((line.variants ?? []).map(text => normaliseText(text, language)))
  const ordered = deal === 1 ? shuffled : likestFirst(line, shuffled)
  const choices = new Map<string, BattleLine>()
  const soundsAlike = (other: BattleLine) =>
    line.contrast === other.id || other.contrast === line.id
  for (const choice of [
    line,
    ...ordered.filter(soundsAlike),
    ...ordered.filter(other => other.character === line.character),
    ...ordered.filter(other => other.character !== line.character),
  ]) {
    const normalised = forms.get(choice.id) ?? ''
    if (choice !== line && alsoRight.has(normalised)) continue
    if (choices.size < mostChoices && !choices.has(normalised)) choices.set(normalised, choice)
  }
  const isShort = mode === 'listening' && choices.size < mostChoices
  return shuffle([...choices.values()].slice(0, isShort ? fewChoices : mostChoices), draw)
}
