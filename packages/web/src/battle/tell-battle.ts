import type { Battle } from '@duologue/domain/battle/battle'
import type { Turn } from '@duologue/domain/battle/turn'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { nameOf } from './cast'

function tellTurn(battle: Battle, { moment, player }: Turn): string {
  const computer = nameOf(battle, 2)
  switch (moment.state) {
    case 'start':
    case 'answer':
      return player === 1 ? texts.yourTurn : texts.thinking(computer)
    case 'feedback':
      if (player === 2) {
        return `${moment.answer.right ? texts.computerRight(computer) : texts.computerWrong(computer)}.`
      }
      if (moment.answer.choice === null) return texts.tellTimeUp
      return moment.answer.right ? texts.tellRight : texts.tellWrong
    case 'battle':
    case 'end': {
      const blow = battle.happenings.findLast(({ kind }) => kind === 'hit' || kind === 'self-hit')
      const struck = blow?.kind === 'hit' ? blow.against : player
      const damage = blow?.kind === 'hit' || blow?.kind === 'self-hit' ? blow.damage : 0
      return struck === 1 ? texts.tellOwnHit(damage) : texts.tellHit(computer, damage)
    }
  }
}

/** What a screen reader hears of a battle as it now stands; empty where a dialog says it. */
export function tellBattle(battle: Battle): string {
  switch (battle.phase.name) {
    case 'roundStart':
      return texts.tellRound(battle.round, nameOf(battle, 1))
    case 'roundPlay':
      return tellTurn(battle, battle.phase.turn)
    case 'roundEnd':
      return texts.tellRoundOver(battle.round)
    case 'gameStart':
    case 'gameEnd':
      return ''
  }
}
