import type { BattleLine, BattleSetup } from '../battle-setup'
import { answerTime } from '../timing'
import type { CrowdMember } from './crowd'

/** What an answer may take to arrive after its clock has run out, in milliseconds (battle.md#crowds). */
const grace = 700

/** How long a turn without a clock waits at most, in milliseconds (battle.md#crowds). */
export const longestWait = 300_000

/** After the end of a line that is heard on every device, the clock begins, in milliseconds. */
const afterHearing = 1500

/** How long a line without a clip of known length takes to be heard, in milliseconds a character. */
const hearingPace = 60

/** How long one of a crowd may think, in milliseconds; null without a clock. */
export function ownTime(
  { difficulty, relaxed }: BattleSetup,
  member: Pick<CrowdMember, 'extraTime' | 'relaxed'>,
): number | null {
  if (relaxed || member.relaxed) return null
  return Math.round(answerTime[difficulty] * member.extraTime)
}

/** How long a turn waits for all who are asked: as long as the slowest clock, and a little for the way. */
export function turnTime(setup: BattleSetup, asked: readonly CrowdMember[]): number {
  const times = asked.map(member => ownTime(setup, member))
  const longest = Math.max(0, ...times.map(time => time ?? longestWait))
  return times.includes(null) ? longest : longest + grace
}

/** How long a line is heard on every device until its clock begins, in milliseconds. */
export const hearingTime = ({ duration, text }: BattleLine): number =>
  (duration ?? Array.from(text).length * hearingPace) + afterHearing
