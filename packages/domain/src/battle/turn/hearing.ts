import type { Battle } from '../battle'
import type { BattleLine } from '../battle-setup'
import { playbackRateOf } from '../powers/effects'
import { fastestSpeech } from '../timing'

/**
 * How long a line takes to be heard at least, in milliseconds: its clip, at the learner's own rate; where its length is
 * not known, so long as no voice speaks faster.
 */
export function shortestHearing(line: BattleLine, { players }: Battle): number {
  const whole = line.duration ?? Array.from(line.text).length * fastestSpeech
  return Math.ceil(whole / playbackRateOf(players[1]))
}
