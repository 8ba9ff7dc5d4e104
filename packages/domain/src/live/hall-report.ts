import { countedGames } from './counted-games'
import type { Hall, HallOutcome } from './hall'
import { membersIn } from './hall-members'
import type { HallSide } from './hall-settings'
import { askedIn, lineStats, playedLines } from './line-stats'
import { standings } from './standings'

/** How a line went with everybody who was asked for it. */
export interface ReportedLine {
  readonly text: string
  readonly pinyin: string | null
  readonly translation: string | null
  readonly audio: string | null
  readonly asked: number
  /** Percent. */
  readonly right: number
  readonly seconds: number | null
  readonly wrong: string | null
}

/** How a member did; who it was is told apart, and is not kept for ever. */
export interface ReportedMember {
  readonly number: number
  readonly isUser: boolean
  readonly side: HallSide
  readonly asked: number
  readonly answered: number
  /** Percent of what they were asked; null where that was nothing. */
  readonly right: number | null
  readonly points: number
}

/** What remains of a hall, without a name of anybody (live.md#report). */
export interface HallReport {
  readonly outcome: HallOutcome
  readonly lines: readonly ReportedLine[]
  readonly members: readonly ReportedMember[]
}

const percent = (part: number, whole: number) => Math.round((100 * part) / whole)

/** The report of a hall as it stands. */
export function hallReport(hall: Hall): HallReport {
  const games = new Map(countedGames(hall).map(game => [game.member, game]))
  const points = new Map(standings(hall).map(each => [each.number, each.points]))
  return {
    outcome: hall.outcome ?? 'none',
    lines: lineStats(playedLines(hall), askedIn(hall)).map(
      ({ line: { text, pinyin, translation, audio }, asked, right, medianMs, wrong }) => ({
        text,
        pinyin,
        translation,
        audio,
        asked,
        right: percent(right, asked),
        seconds: medianMs === null ? null : Math.round(medianMs / 100) / 10,
        wrong,
      }),
    ),
    members: membersIn(hall).map(({ number, user, side }) => {
      const game = games.get(number)
      return {
        number,
        isUser: user,
        side,
        asked: game?.asked ?? 0,
        answered: game?.answered ?? 0,
        right: game ? percent(game.right, game.asked) : null,
        points: points.get(number) ?? 0,
      }
    }),
  }
}
