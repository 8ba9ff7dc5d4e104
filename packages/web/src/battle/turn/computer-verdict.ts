import type { Battle } from '@duologue/domain/battle/battle'
import type { Answer } from '@duologue/domain/battle/turn/turn'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { nameOf } from '../cast'

/** What is told of the computer's answer: it chooses lines, or says them. */
export function verdictOf(battle: Battle, { right }: Answer): string {
  const name = nameOf(battle, 2)
  if (battle.setup.mode === 'speaking') {
    return right ? texts.computerSaid(name) : texts.computerStumbled(name)
  }
  return right ? texts.computerRight(name) : texts.computerWrong(name)
}
