import type { Battle } from '@duologue/domain/battle/battle'
import type { Answer } from '@duologue/domain/battle/turn/turn'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { nameOf } from '../cast'

/** What is told of the answer of the computer, or of who is in its place: a line is chosen, or said. */
export function verdictOf(
  battle: Battle,
  { right }: Answer,
  name: string = nameOf(battle, 2),
): string {
  if (battle.setup.mode === 'speaking') {
    return right ? texts.computerSaid(name) : texts.computerStumbled(name)
  }
  return right ? texts.computerRight(name) : texts.computerWrong(name)
}
