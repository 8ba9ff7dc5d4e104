import { type BattleEvent, newBattle } from '../../battle/battle'
import type { BattleSetup } from '../../battle/battle-setup'
import { randomFromSeed } from '../../battle/random'
import { playLimits } from '../../plays/play-limits'
import { newRound, questionOf, type Round, type RoundEvent } from '../../pronunciation/game/round'
import { resultOf } from '../../pronunciation/game/round-result'
import type { RoundSetup } from '../../pronunciation/game/round-setup'
import { step as stepRound } from '../../pronunciation/game/step-round'
import { gameTime } from '../game-clock'
import type { Hall, HallMember } from '../hall'
import type { MemberAct, OwnEvent } from '../hall-act'
import type { OwnGame } from './own-game'
import { type OwnSetup, ownSetup } from './own-setup'
import { believed, playBattle, progressOf } from './play-battle'

export const isBattleEvent = (event: OwnEvent): event is BattleEvent => 'type' in event
const isRoundEvent = (event: OwnEvent): event is RoundEvent => 'kind' in event

function withBattleEvent(
  game: OwnGame,
  { setup, seed }: { readonly setup: BattleSetup; readonly seed: number },
  event: OwnEvent,
): OwnGame | null {
  if (game.progress.kind !== 'battle' || !isBattleEvent(event)) return null
  const played = playBattle({ ...game.progress.battle, setup }, event, randomFromSeed(seed))
  if (played === null) return null
  // What happened is told by the page; the number of the last goes on from here.
  const battle = progressOf(played.battle)
  const { phase } = battle
  const own = played.answers.flatMap(({ player, ...answer }) => (player === 1 ? answer : []))
  const answers = [...game.answers, ...own]
  const result =
    phase.name === 'gameEnd'
      ? { score: phase.result.scores[1].total, isWinner: phase.result.winner === 1 }
      : null
  return {
    ...game,
    events: [...game.events, event],
    progress: { kind: 'battle', battle },
    answers,
    result: result && believed(result, answers),
  }
}

/** What was chosen at a question of a round; null where it was written, or the time was up. */
function chosenIn(round: Round, event: RoundEvent): string | null {
  if (event.kind !== 'answer' || typeof event.answer !== 'number') return null
  return questionOf(round)?.choices[event.answer] ?? null
}

function withRoundEvent(game: OwnGame, setup: RoundSetup, event: OwnEvent): OwnGame | null {
  if (game.progress.kind !== 'round' || !isRoundEvent(event)) return null
  const { round: before } = game.progress
  const round = stepRound(setup, before, event)
  if (round === before) return null
  const given = round.answers.slice(before.answers.length).map(({ item, isRight, ms }) => ({
    line: item,
    right: isRight,
    ms,
    choice: chosenIn(before, event),
    isGiven: event.kind === 'answer',
  }))
  const answers = [...game.answers, ...given]
  const { score, isWinner } = resultOf(setup, round)
  return {
    ...game,
    events: [...game.events, event],
    progress: { kind: 'round', round },
    answers,
    result: round.state === 'summary' ? believed({ score, isWinner }, answers) : null,
  }
}

function newGame(own: OwnSetup, game: number): OwnGame {
  const begun = { game, events: [], answers: [], result: null }
  if (own.kind === 'round') {
    return { ...begun, progress: { kind: 'round', round: newRound(own.setup, own.seed) } }
  }
  const { setup: _, ...battle } = newBattle(own.setup)
  return { ...begun, progress: { kind: 'battle', battle } }
}

/** The games of a member. */
export const gamesOf = ({ own }: Hall, number: number): readonly OwnGame[] => own[number] ?? []

/** Which game of a member is played now: the next one once one is over. */
export function gameNow(hall: Hall, number: number): number {
  const last = gamesOf(hall, number).at(-1)
  if (last === undefined) return 1
  return last.result === null ? last.game : last.game + 1
}

/**
 * A member's own game with an event of it (live.md#own-pace): the next one of the game that is played now, which the game
 * takes, and not later than it can be.
 */
export function playOwn(
  hall: Hall,
  member: HallMember,
  { game: number, index, event }: Extract<MemberAct, { type: 'play' }>,
  at: number,
): Hall {
  if (hall.settings.pace !== 'own' || hall.startedAt === null) return hall
  if (number !== gameNow(hall, member.number)) return hall
  if (event.at > gameTime(hall, at) + playLimits.clockSlack) return hall
  const all = gamesOf(hall, member.number)
  const setup = ownSetup(hall, member, number)
  const last = all.at(-1)
  const before = last?.game === number ? last : newGame(setup, number)
  if (index !== before.events.length) return hall
  const after =
    setup.kind === 'battle'
      ? withBattleEvent(before, setup, event)
      : withRoundEvent(before, setup.setup, event)
  if (after === null) return hall
  const games = [...all.filter(game => game !== before), after]
  return { ...hall, own: { ...hall.own, [member.number]: games } }
}
