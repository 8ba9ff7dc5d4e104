import { normaliseText } from '../text/normalise'
import type { BattleLine } from './battle-setup'
import { type Draw, shuffle } from './random'

/** How many lines the learner chooses from (S2 section 9). */
const mostChoices = 4

/**
 * The choices for a line, in random order: the line itself and up to three others, other lines of
 * the same character first (S2 section 9). No two of them are the same but for case, accents and
 * punctuation, so exactly one is right; when the lines pass `canBattle` there are at least two.
 */
export function chooseAnswers(
  line: BattleLine,
  lines: readonly BattleLine[],
  language: string,
  draw: Draw,
): BattleLine[] {
  const shuffled = shuffle(lines, draw)
  const choices = new Map<string, BattleLine>()
  for (const choice of [
    line,
    ...shuffled.filter(other => other.character === line.character),
    ...shuffled.filter(other => other.character !== line.character),
  ]) {
    const normalised = normaliseText(choice.text, language)
    if (choices.size < mostChoices && !choices.has(normalised)) choices.set(normalised, choice)
  }
  return shuffle([...choices.values()], draw)
}
