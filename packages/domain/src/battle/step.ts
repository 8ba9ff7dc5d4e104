import type { ScoreSpeech } from '../speech/score-speech'
import type { Battle, BattleEvent } from './battle'
import { canBattle } from './can-battle'
import { activatePower } from './powers/activate-power'
import { bringPowers } from './powers/bring-powers'
import { mayBattleWith } from './powers/choose-powers'
import { type Draw, drawInOrder, type Random } from './random'
import { isTooSoon } from './record/too-soon'
import { startRound } from './rounds'
import { hearerOf, seatOf } from './seats'
import { passTime } from './turn/pass-time'
import { giveAnswer, giveSpeech, hearLine } from './turn/turns'
import { withTurn } from './turn/with-turn'

/** The battle after an event of a player, or null if it is not the time for it. */
function react(
  battle: Battle,
  event: Exclude<BattleEvent, { type: 'time' }>,
  draw: Draw,
  score: ScoreSpeech | null,
): Battle | null {
  const { phase, setup } = battle
  if (event.type === 'start') {
    if (phase.name !== 'gameStart' || !canBattle(setup.lines, setup.language)) return null
    const powers = [setup.powers, setup.rival?.powers ?? []]
    if (!powers.every(chosen => mayBattleWith(chosen, setup.mode))) return null
    return startRound(bringPowers(battle, draw), event.at, draw)
  }
  if (phase.name !== 'roundPlay') return null
  const { turn } = phase
  const { moment } = turn
  const by = event.by ?? 1
  const isAsked = turn.player === by && seatOf(setup, by).kind === 'person'
  if (event.type === 'heard') {
    if (moment.state === 'start') {
      return by === hearerOf(setup, turn.player) ? hearLine(battle, turn, event.at, draw) : null
    }
    if (moment.state !== 'answer' || !isAsked || turn.wasHeard) return null
    return setup.mode === 'speaking' ? withTurn(battle, { ...turn, wasHeard: true }, moment) : null
  }
  if (moment.state !== 'answer' || !isAsked || isTooSoon(turn, event)) return null
  if (event.type === 'usePower') return activatePower(battle, by, event.power, event.at, draw)
  if (turn.frozenAt !== null) return null
  const elapsed = event.at - moment.since
  if (event.type === 'say') return giveSpeech(battle, turn, event.at, event.heard, elapsed, score)
  // What is to be said cannot be chosen.
  if (setup.mode === 'speaking') return null
  if ([...turn.tried, ...turn.removed].includes(event.choice)) return null
  if (!turn.choices.includes(event.choice)) return null
  return giveAnswer(battle, turn, event.at, event.choice, elapsed)
}

/**
 * The whole game (battle.md#phases): the battle after an event. Time comes with the event, chance
 * as `random`, which must be the same one at every step of a battle; the battle itself counts the
 * draws, so it can go through JSON between any two steps. `score` judges what is said: `scoreSpeech`,
 * which only a battle in speaking mode needs; without it nothing that is said counts.
 *
 * Everything that falls due before an event happens first, at its own time, so `time` events only
 * keep the screen up to date. It never throws: an event in the wrong phase, a second answer, an
 * answer when the clock has run out, a deed sooner than a hand can be, a choice that was not offered, a power that
 * cannot be used, and a time that runs backwards or is not a whole number give back the very same battle.
 */
export function step(
  battle: Battle,
  event: BattleEvent,
  random: Random,
  score: ScoreSpeech | null = null,
): Battle {
  if (!Number.isSafeInteger(event.at) || event.at < battle.now) return battle
  const { draw, next } = drawInOrder(random, battle.draws)
  const passed = passTime(battle, event.at, draw)
  const reacted = event.type === 'time' ? passed : react(passed, event, draw, score)
  if (reacted === null || reacted === battle) return battle
  return { ...reacted, now: event.at, draws: next() }
}
