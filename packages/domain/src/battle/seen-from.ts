import type { Battle } from './battle'
import type { BattleSetup, PlayerNumber } from './battle-setup'
import type { Happening } from './happenings'
import type { Phase } from './phases'
import { opponentOf, type Player } from './player'

type ByPlayer<Value> = Readonly<Record<PlayerNumber, Value>>

const swapped = <Value>({ 1: one, 2: two }: ByPlayer<Value>): ByPlayer<Value> => ({
  1: two,
  2: one,
})

const other = (player: PlayerNumber | null): PlayerNumber | null =>
  player === null ? null : opponentOf(player)

const seenPlayer = (player: Player): Player => ({
  ...player,
  playerNumber: opponentOf(player.playerNumber),
})

function seenNews(news: Happening): Happening {
  switch (news.kind) {
    case 'round-started':
    case 'round-ended':
      return news
    case 'hit':
      return { ...news, by: news.against, against: news.by }
    case 'game-ended':
      return { ...news, winner: other(news.winner) }
    default:
      return { ...news, player: opponentOf(news.player) }
  }
}

function seenPhase(phase: Phase): Phase {
  if (phase.name === 'roundPlay') {
    return { ...phase, turn: { ...phase.turn, player: opponentOf(phase.turn.player) } }
  }
  if (phase.name !== 'gameEnd') return phase
  const { result } = phase
  const scores = swapped(result.scores)
  return { ...phase, result: { ...result, winner: other(result.winner), scores } }
}

function seenSetup(setup: BattleSetup): BattleSetup {
  const { rival, powers, relaxed, extraTime, ...both } = setup
  if (!rival) return setup
  const own = { powers, relaxed, ...(extraTime === undefined ? {} : { extraTime }) }
  return { ...both, ...rival, rival: own }
}

/**
 * A duel of two persons as one of them sees it (battle.md#two-persons): themselves as player one, whoever sits against
 * them as player two, so that all that shows a battle need not know who sits where. It is to be looked at, never
 * stepped: events go to the battle as it is.
 */
export function seenFrom(battle: Battle, player: PlayerNumber): Battle {
  if (player === 1) return battle
  const players = swapped(battle.players)
  return {
    ...battle,
    setup: seenSetup(battle.setup),
    players: { 1: seenPlayer(players[1]), 2: seenPlayer(players[2]) },
    phase: seenPhase(battle.phase),
    happenings: battle.happenings.map(seenNews),
  }
}
