import { type BattleDifficulty, battleDifficulties } from '../../choices/battle-difficulties'
import type { BattleMode } from '../../choices/battle-modes'
import type { Battle } from '../battle'
import type { BattleSetup } from '../battle-setup'

/** How the last battles of a mode went, one after the other at the same difficulty (battle.md#suggestions). */
export interface Run {
  readonly mode: BattleMode
  readonly difficulty: BattleDifficulty
  /** How many were won in a row with health to spare. */
  readonly easy: number
  /** How many were lost in a row. */
  readonly lost: number
}

/** From which part of the most health on a win was an easy one. */
const easyPart = 0.6

/** After how many of a kind something is suggested. */
const enough = 2

/** The runs with a battle more that is over; one run a mode, begun anew at another difficulty. */
export function withResult(
  runs: readonly Run[],
  { phase, setup, players }: Battle,
): readonly Run[] {
  if (phase.name !== 'gameEnd') return runs
  const { mode, difficulty } = setup
  const before = runs.find(run => run.mode === mode && run.difficulty === difficulty)
  const { currentHealth, maxHealth } = players[1]
  const hasWon = phase.result.winner === 1
  const isEasy = hasWon && currentHealth >= maxHealth * easyPart
  const run: Run = {
    mode,
    difficulty,
    easy: isEasy ? (before?.easy ?? 0) + 1 : 0,
    lost: hasWon ? 0 : (before?.lost ?? 0) + 1,
  }
  return [...runs.filter(other => other.mode !== mode), run]
}

/** What is suggested: another difficulty, relaxed timing, or to learn the lines first. */
export type Suggestion =
  | { readonly kind: 'difficulty'; readonly difficulty: BattleDifficulty }
  | { readonly kind: 'relaxed' }
  | { readonly kind: 'learn' }

/**
 * What is suggested after a battle: the next difficulty after two easy wins of its mode; after two losses the one below,
 * relaxed timing, and to learn. Suggested, never done; and no difficulty that an assignment does not leave open.
 *
 * @param open the difficulties that can be chosen.
 */
export function suggestionsOf(
  runs: readonly Run[],
  { mode, difficulty, relaxed }: Pick<BattleSetup, 'mode' | 'difficulty' | 'relaxed'>,
  open: readonly BattleDifficulty[],
): readonly Suggestion[] {
  const run = runs.find(each => each.mode === mode && each.difficulty === difficulty)
  const place = battleDifficulties.indexOf(difficulty)
  const other = (step: 1 | -1): Suggestion[] =>
    battleDifficulties
      .slice(Math.max(0, place + step), place + step + 1)
      .filter(each => each !== difficulty && open.includes(each))
      .map(each => ({ kind: 'difficulty', difficulty: each }))
  if (run === undefined) return []
  if (run.easy >= enough) return other(1)
  if (run.lost < enough) return []
  return [...other(-1), ...(relaxed ? [] : [{ kind: 'relaxed' } as const]), { kind: 'learn' }]
}
