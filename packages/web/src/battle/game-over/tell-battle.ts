import type { Battle } from '@duologue/domain/battle/battle'
import type { DuelFacts } from '@duologue/domain/battle/facts/duel-facts'
import type { Answer, Turn } from '@duologue/domain/battle/turn/turn'
import { duelFacts } from '@duologue/domain/messages/battle/facts'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { ended, followed } from '@duologue/domain/messages/joined'
import { nameOf } from '../cast'
import { words } from '../facts/panel-facts'
import { shortestStreak } from '../facts/streak'
import { tellAftermath, tellComputerPowers, tellPowers } from '../powers/tell-powers'

/** What the answer of a turn came to: who was struck, by how much, and what is left. */
function tellBlow(battle: Battle, { choice, said }: Answer): string {
  const blow = battle.happenings.findLast(({ kind }) => kind === 'hit' || kind === 'self-hit')
  const left = (player: 1 | 2) => battle.players[player].currentHealth
  if (blow?.kind === 'hit') {
    const { by, against, damage } = blow
    const [striker, struck] = [nameOf(battle, by), nameOf(battle, against)]
    return duelFacts.tellHit(striker, struck, damage, left(against))
  }
  if (blow?.kind !== 'self-hit') return ''
  const { player, damage } = blow
  const isLate = choice === null && said === undefined
  const tell = isLate ? duelFacts.tellTimeUp : duelFacts.tellMistake
  return tell(nameOf(battle, player), damage, left(player))
}

function tellTurn(battle: Battle, { moment, player }: Turn, facts: DuelFacts): string {
  switch (moment.state) {
    case 'start':
    case 'answer':
      // What the own hand did is answered at once; what the computer does is told with its blow.
      return player === 1 ? tellPowers(battle) : ''
    case 'feedback':
      return ''
    case 'battle':
    case 'end': {
      const isRow = player === 1 && facts.streak >= shortestStreak
      return [
        tellComputerPowers(battle),
        tellBlow(battle, moment.answer),
        tellAftermath(battle),
        isRow ? ended(duelFacts.inARow(facts.streak)) : '',
        facts.word ? words[facts.word.kind] : '',
      ].reduce((one, next) => (one === '' || next === '' ? one + next : followed(one, next)))
    }
  }
}

/**
 * What a screen reader hears of a battle as it now stands: at most one sentence a turn, when its blow lands, and what a
 * press of one's own did (battle.md#told); empty where a dialog says it.
 */
export function tellBattle(battle: Battle, facts: DuelFacts): string {
  switch (battle.phase.name) {
    case 'roundStart':
      return texts.tellRound(battle.round, nameOf(battle, 1))
    case 'roundPlay':
      return tellTurn(battle, battle.phase.turn, facts)
    case 'roundEnd':
      return texts.tellRoundOver(battle.round)
    case 'gameStart':
    case 'gameEnd':
      return ''
  }
}
