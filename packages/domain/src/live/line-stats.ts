import type { BattleLine } from '../battle/battle-setup'
import type { CrowdTurn } from '../battle/crowd/crowd'
import type { Hall } from './hall'
import { membersIn } from './hall-members'
import { isInPairs } from './hall-settings'
import type { OwnAnswer } from './own/own-game'
import { type PlayedGame, playedGames } from './played/played-games'

/** The lines that are asked in a hall: of a list at the own pace every item, else those of its script. */
export function playedLines({ opening, settings }: Hall): readonly BattleLine[] {
  const { items, lines } = opening.script
  if (items === null || settings.pace === 'step' || isInPairs(settings)) return lines
  return items.map(({ id, text, pinyin, translation, audio }) => ({
    id,
    character: 1,
    text,
    pinyin,
    translation,
    image: null,
    audio,
  }))
}

/** How one answer to a line went, or that none came. */
export interface LineAnswer {
  readonly member: number
  /** The id of the line that was asked. */
  readonly line: string
  readonly right: boolean
  /** Null where nothing was answered. */
  readonly ms: number | null
  /** The id of what was chosen; null where nothing was, or too late. */
  readonly choice: string | null
}

/** What was asked at the own pace; a clock that ran out without an answer is none. */
const askedAtOwnPace = (hall: Hall): readonly LineAnswer[] =>
  membersIn(hall).flatMap(({ number }) =>
    playedGames(hall, number).flatMap(({ answers }) =>
      answers.map(({ line, right, ms, choice, isGiven }) => ({
        member: number,
        line,
        right,
        ms: isGiven ? ms : null,
        choice,
      })),
    ),
  )

/** All that was asked in a hall, in its order; nobody who was taken out is among it. */
export function askedIn(hall: Hall): readonly LineAnswer[] {
  if (hall.settings.pace === 'own') return askedAtOwnPace(hall)
  const inside = new Set(membersIn(hall).map(({ number }) => number))
  return (hall.battle?.turns ?? []).flatMap(({ asked, answers, lineId }) => {
    const given = new Map(answers.map(answer => [answer.member, answer]))
    return asked.flatMap(member => {
      if (!inside.has(member)) return []
      const answer = given.get(member)
      return {
        member,
        line: lineId,
        right: answer?.right ?? false,
        ms: answer?.elapsed ?? null,
        choice: answer?.choice ?? null,
      }
    })
  })
}

const noTurns: readonly CrowdTurn[] = []

/** What was counted of turns that are over; they never change, and the screen asks five times a second. */
const countedTurns = new WeakMap<readonly CrowdTurn[], ReadonlyMap<number, number>>()

/** The same of games at the own pace. */
const countedGames = new WeakMap<readonly OwnAnswer[], number>()

function givenIn({ answers }: PlayedGame): number {
  const known = countedGames.get(answers)
  if (known !== undefined) return known
  const given = answers.filter(({ isGiven }) => isGiven).length
  countedGames.set(answers, given)
  return given
}

/** The same at the own pace. */
const countedOwn = (hall: Hall): ReadonlyMap<number, number> =>
  new Map(
    membersIn(hall).flatMap(({ number }) => {
      const answers = playedGames(hall, number).reduce((sum, game) => sum + givenIn(game), 0)
      return answers === 0 ? [] : [[number, answers] as const]
    }),
  )

/** How many lines each member of a hall has answered. */
export function countAnswers(hall: Hall): ReadonlyMap<number, number> {
  if (hall.settings.pace === 'own') return countedOwn(hall)
  const turns = hall.battle?.turns ?? noTurns
  const known = countedTurns.get(turns)
  if (known) return known
  const counts = new Map<number, number>()
  for (const { answers } of turns)
    for (const { member } of answers) counts.set(member, (counts.get(member) ?? 0) + 1)
  countedTurns.set(turns, counts)
  return counts
}

/** How a line went with everybody who was asked for it. */
export interface LineStats {
  readonly line: BattleLine
  readonly asked: number
  readonly right: number
  /** The time of an answer in the middle, in milliseconds; null without answers. */
  readonly medianMs: number | null
  /** The line that was chosen wrongly most often; null where nobody was wrong. */
  readonly wrong: string | null
}

function middle(numbers: readonly number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other)
  const { length } = inOrder
  const [one, two] = [inOrder[Math.floor((length - 1) / 2)], inOrder[Math.floor(length / 2)]]
  return one === undefined || two === undefined ? null : Math.round((one + two) / 2)
}

/** What is there most often; of equals the first. */
function commonest(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one)
  return first?.[0] ?? null
}

/** How the lines went that were asked, the worst first; equally bad ones in the order of the script (live.md#report). */
export function lineStats(
  lines: readonly BattleLine[],
  answers: readonly LineAnswer[],
): readonly LineStats[] {
  const texts = new Map(lines.map(({ id, text }) => [id, text]))
  const stats = lines.flatMap((line): LineStats[] => {
    const own = answers.filter(answer => answer.line === line.id)
    if (own.length === 0) return []
    const wrong = own.flatMap(({ right, choice }) => (right || choice === null ? [] : choice))
    return [
      {
        line,
        asked: own.length,
        right: own.filter(({ right }) => right).length,
        medianMs: middle(own.flatMap(({ ms }) => ms ?? [])),
        wrong: texts.get(commonest(wrong) ?? '') ?? null,
      },
    ]
  })
  return stats.toSorted((one, two) => one.right / one.asked - two.right / two.asked)
}

/** The lines that somebody missed at the first time, in the order in which they were asked (live.md#end). */
export function missedLines(
  lines: readonly BattleLine[],
  answers: readonly LineAnswer[],
  member: number,
): readonly BattleLine[] {
  const firsts = new Map<string, boolean>()
  for (const answer of answers)
    if (answer.member === member && !firsts.has(answer.line)) firsts.set(answer.line, answer.right)
  return [...firsts].flatMap(([id, right]) =>
    right ? [] : (lines.find(line => line.id === id) ?? []),
  )
}
