import type { Battle } from '@duologue/domain/battle/battle'
import type { Turn } from '@duologue/domain/battle/turn/turn'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { nameOf } from '../cast'
import { tellAftermath, tellPowers } from '../powers/tell-powers'
import { verdictOf } from '../turn/computer-verdict'

function tellTurn(battle: Battle, { moment, player }: Turn): string {
  const computer = nameOf(battle, 2)
  switch (moment.state) {
    case 'start':
    case 'answer': {
      const power = moment.state === 'answer' ? tellPowers(battle) : ''
      if (power !== '' && player === 1) return power
      if (battle.setup.mode === 'listening' && player === 1) {
        // What there is to choose is told where it stands, in its own language.
        return moment.state === 'start' ? texts.tellListen : ''
      }
      if (moment.state === 'start') return texts.hearing(computer)
      if (battle.setup.mode === 'speaking' && player === 1) return texts.tellSay
      return player === 1 ? texts.yourTurn : `${power} ${texts.thinking(computer)}`.trim()
    }
    case 'feedback':
      if (player === 2) return `${verdictOf(battle, moment.answer)}.`
      if (moment.answer.choice === null && !moment.answer.said) return texts.tellTimeUp
      return moment.answer.right ? texts.tellRight : texts.tellWrong
    case 'battle':
    case 'end': {
      const blow = battle.happenings.findLast(({ kind }) => kind === 'hit' || kind === 'self-hit')
      const struck = blow?.kind === 'hit' ? blow.against : player
      const damage = blow?.kind === 'hit' || blow?.kind === 'self-hit' ? blow.damage : 0
      const blowTold = struck === 1 ? texts.tellOwnHit(damage) : texts.tellHit(computer, damage)
      return `${blowTold} ${tellAftermath(battle)}`.trim()
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
