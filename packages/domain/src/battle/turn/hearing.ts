import type { Battle } from '../battle'
import type { BattleLine, PlayerNumber } from '../battle-setup'
import { playbackRateOf } from '../powers/effects'
import { fastestSpeech } from '../timing'

/**
 * How long a line takes to be heard at least, in milliseconds: its clip, at the rate of whoever hears it; where its
 * length is not known, so long as no voice speaks faster.
 */
export function shortestHearing(line: BattleLine, { players }: Battle, by: PlayerNumber): number {
  const whole = line.duration ?? Array.from(line.text).length * fastestSpeech
  return Math.ceil(whole / playbackRateOf(players[by]))
}
