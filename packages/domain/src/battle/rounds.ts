import type { Battle } from './battle'
import type { CharacterNumber, PlayerNumber } from './battle-setup'
import { remember } from './happenings'
import type { Draw } from './random'
import { judge } from './scoring/result'
import { mostRounds, roundEndTime, roundStartTime } from './timing'
import { dealCharacters } from './turn/deal'

/** Who plays whom in the next round; where they swap, chance decides the first round alone. */
function nextCharacters(
  { setup, round, players }: Battle,
  draw: Draw,
): Record<PlayerNumber, CharacterNumber> {
  if (setup.swaps !== true || round === 0) return dealCharacters(draw)
  return { 1: players[2].characterNumber, 2: players[1].characterNumber }
}

/** Begins the next round: characters are dealt anew, health and scores carry over (battle.md#rounds). */
export function startRound(battle: Battle, at: number, draw: Draw): Battle {
  const characters = nextCharacters(battle, draw)
  const round = battle.round + 1
  return {
    ...battle,
    round,
    spoken: 0,
    players: {
      1: { ...battle.players[1], characterNumber: characters[1] },
      2: { ...battle.players[2], characterNumber: characters[2] },
    },
    phase: { name: 'roundStart', since: at, endsAt: at + roundStartTime },
    happenings: remember(battle.happenings, at, { kind: 'round-started', round }),
  }
}

/** Ends the game. */
export function endGame(battle: Battle, at: number): Battle {
  const result = judge(battle.players, battle.setup)
  return {
    ...battle,
    phase: { name: 'gameEnd', since: at, result },
    happenings: remember(battle.happenings, at, { kind: 'game-ended', winner: result.winner }),
  }
}

/** Ends a round whose last line was played; after the last round the game is over (battle.md#end-of-game). */
export function endRound(battle: Battle, at: number): Battle {
  const news = { kind: 'round-ended', round: battle.round } as const
  const ended = { ...battle, happenings: remember(battle.happenings, at, news) }
  if (battle.round >= (battle.setup.rounds ?? mostRounds)) return endGame(ended, at)
  return { ...ended, phase: { name: 'roundEnd', since: at, endsAt: at + roundEndTime } }
}
