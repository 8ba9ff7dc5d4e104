import { type BattleMode, defaultBattleMode } from '../choices/battle-modes'
import { normaliseText } from '../text/normalise'
import type { BattleLine } from './battle-setup'
import { normalisedLines } from './normalised-lines'
import { type Draw, shuffle } from './random'

/** How many lines the learner chooses from (S2 section 9). */
const mostChoices = 4

/** How many they are in listening mode when fewer than 3 other lines remain (S2 section 9). */
const fewChoices = 2

/**
 * The choices for a line, in random order: the line itself and up to three others, other lines of
 * the same character first (S2 section 9). No two of them are the same but for case, accents and
 * punctuation, so exactly one is right; when the lines pass `canBattle` there are at least two.
 * None but the line itself is one of its other right ways (open pages 3.2).
 * In listening mode there are two when fewer than three others remain.
 */
export function chooseAnswers(
  line: BattleLine,
  lines: readonly BattleLine[],
  language: string,
  draw: Draw,
  mode: BattleMode = defaultBattleMode,
): BattleLine[] {
  const shuffled = shuffle(lines, draw)
  const forms = normalisedLines(lines, language)
  const alsoRight = new Set((line.variants ?? []).map(text => normaliseText(text, language)))
  const choices = new Map<string, BattleLine>()
  for (const choice of [
    line,
    ...shuffled.filter(other => other.character === line.character),
    ...shuffled.filter(other => other.character !== line.character),
  ]) {
    const normalised = forms.get(choice.id) ?? ''
    if (choice !== line && alsoRight.has(normalised)) continue
    if (choices.size < mostChoices && !choices.has(normalised)) choices.set(normalised, choice)
  }
  const isShort = mode === 'listening' && choices.size < mostChoices
  return shuffle([...choices.values()].slice(0, isShort ? fewChoices : mostChoices), draw)
}
