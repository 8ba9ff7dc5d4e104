import type { LineResult } from '../battle/scoring/line-results'
import type { BattleDifficulty } from '../choices/battle-difficulties'
import { pronunciationRound } from '../pronunciation/pronunciation-limits'
import type { Hall, HallMember } from './hall'
import { membersIn } from './hall-members'
import { isInPairs } from './hall-settings'
import { askedIn, type LineAnswer } from './line-stats'
import { playedGames } from './played/played-games'
import { standings } from './standings'

/** The game of one member, as far as it counts (live.md#what-counts). */
export interface CountedGame {
  readonly member: number
  readonly score: number
  readonly isWinner: boolean
  /** How many lines they were asked, answered, and answered rightly. */
  readonly asked: number
  readonly answered: number
  readonly right: number
  /** The first answer to each line. */
  readonly lines: readonly LineResult[]
}

/** Percent that are right where everybody who plays for themselves has won. */
const winningShare: Record<BattleDifficulty, number> = { easy: 50, normal: 75, hard: 100 }

/** Whether somebody has answered half of what they were asked: less counts for no assignment, and wins nothing. */
export const hasAnsweredHalf = ({
  asked,
  answered,
}: Pick<CountedGame, 'asked' | 'answered'>): boolean => 2 * answered >= asked

/** Whether a member's side has won; of those who play for themselves whoever has enough right. */
function hasWon({ outcome, settings }: Hall, { side }: HallMember, answers: readonly LineAnswer[]) {
  if (settings.form === 'class') return outcome === 'class'
  if (settings.form === 'teams') return outcome === `side${side}`
  const right = answers.filter(answer => answer.right).length
  return 100 * right >= winningShare[settings.difficulty] * answers.length
}

function firstAnswers(answers: readonly LineAnswer[]): LineResult[] {
  const firsts = new Map<string, LineResult>()
  for (const { line, right, ms } of answers)
    if (ms !== null && !firsts.has(line)) firsts.set(line, { line, right, ms })
  return [...firsts.values()]
}

/** What a member's game came to: in step with their points, at the own pace as their best game that was played to its end. */
function resultOf(
  hall: Hall,
  member: HallMember,
  own: readonly LineAnswer[],
): Pick<CountedGame, 'score' | 'isWinner'> {
  if (hall.settings.pace === 'step') {
    const standing = standings(hall).find(({ number }) => number === member.number)
    return { score: standing?.points ?? 0, isWinner: hasWon(hall, member, own) }
  }
  const results = playedGames(hall, member.number).flatMap(({ result }) => result ?? [])
  const [best] = results.toSorted((one, two) => two.score - one.score)
  return { score: best?.score ?? 0, isWinner: best?.isWinner ?? false }
}

/** Whether what was played is a game: anything in step, at the own pace one to its end or half a round. */
function isGame(hall: Hall, number: number, answered: number): boolean {
  if (answered === 0) return false
  if (hall.settings.pace === 'step') return true
  const { items, lines } = hall.opening.script
  const isRound = items !== null && !isInPairs(hall.settings)
  const asked = isRound ? Math.min(pronunciationRound.questions, items.length) : lines.length / 2
  return 2 * answered >= asked || playedGames(hall, number).some(({ result }) => result !== null)
}

/** The games of everybody who was in a hall when it ended, and had answered enough to have played. */
export function countedGames(hall: Hall): readonly CountedGame[] {
  const asked = askedIn(hall)
  return membersIn(hall).flatMap((member): CountedGame[] => {
    const { number } = member
    const own = asked.filter(answer => answer.member === number)
    const answered = own.filter(({ ms }) => ms !== null).length
    if (!isGame(hall, number, answered)) return []
    const game = {
      ...resultOf(hall, member, own),
      member: number,
      asked: own.length,
      answered,
      right: own.filter(({ right }) => right).length,
      lines: firstAnswers(own),
    }
    return [{ ...game, isWinner: game.isWinner && hasAnsweredHalf(game) }]
  })
}
