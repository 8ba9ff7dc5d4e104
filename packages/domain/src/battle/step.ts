import type { Battle, BattleEvent } from './battle'
import { canBattle } from './can-battle'
import { passTime } from './pass-time'
import { type Draw, drawInOrder, type Random } from './random'
import { startRound } from './rounds'
import { giveAnswer } from './turns'

/** The battle after an event of a player, or null if it is not the time for it. */
function react(
  battle: Battle,
  event: Exclude<BattleEvent, { type: 'time' }>,
  draw: Draw,
): Battle | null {
  const { phase, setup } = battle
  if (event.type === 'start') {
    if (phase.name !== 'gameStart' || !canBattle(setup.lines, setup.language)) return null
    return startRound(battle, event.at, draw)
  }
  if (phase.name !== 'roundPlay') return null
  const { turn } = phase
  const { moment } = turn
  if (moment.state !== 'answer' || turn.player !== 1) return null
  if (!turn.choices.includes(event.choice)) return null
  return giveAnswer(battle, turn, event.at, event.choice, event.at - moment.since)
}

/**
 * The whole game (S2 section 4, R4): the battle after an event. Time comes with the event, chance
 * as `random`, which must be the same one at every step of a battle; the battle itself counts the
 * draws, so it can go through JSON between any two steps.
 *
 * Everything that falls due before an event happens first, at its own time, so `time` events only
 * keep the screen up to date. It never throws: an event in the wrong phase, a second answer, an
 * answer when the clock has run out, a choice that was not offered, and a time that runs backwards
 * or is not a whole number give back the very same battle.
 */
export function step(battle: Battle, event: BattleEvent, random: Random): Battle {
  if (!Number.isSafeInteger(event.at) || event.at < battle.now) return battle
  const { draw, next } = drawInOrder(random, battle.draws)
  const passed = passTime(battle, event.at, draw)
  const reacted = event.type === 'time' ? passed : react(passed, event, draw)
  if (reacted === null || reacted === battle) return battle
  return { ...reacted, now: event.at, draws: next() }
}
