import type { Battle } from '@duologue/domain/battle/battle'
import { canGuess, guessNow } from '@duologue/domain/battle/facts/guess'
import { duelFacts as texts } from '@duologue/domain/messages/battle/facts'
import button from '../../ui/button.module.css'
import { nameOf } from '../cast'
import styles from './computer-guess.module.css'
import type { Guessing } from './use-guessing'

/** The question whether the computer will get it right, while it is thinking (battle.md#guess). */
export function ComputerGuess({ battle, guessing }: { battle: Battle; guessing: Guessing }) {
  if (!canGuess(battle)) return null
  const made = guessNow(guessing.guesses, battle)
  const choices = [
    { says: true, keyName: 'Y', text: texts.yes },
    { says: false, keyName: 'N', text: texts.no },
  ]
  return (
    <div className={styles.guess} role="group" aria-labelledby="computer-guess">
      <p id="computer-guess">{texts.willBeRight(nameOf(battle, 2))}</p>
      {choices.map(({ says, keyName, text }) => (
        <button
          key={keyName}
          type="button"
          className={button.secondary}
          aria-pressed={made?.says === says}
          aria-disabled={made !== undefined}
          aria-keyshortcuts={keyName}
          onClick={() => guessing.guess(says)}
        >
          {text} <kbd aria-hidden="true">{keyName}</kbd>
        </button>
      ))}
      <small>{texts.forFun}</small>
    </div>
  )
}

/** Whether the guess of this turn was right, once the computer has answered. */
export function GuessOutcome({ battle, guessing }: { battle: Battle; guessing: Guessing }) {
  const made = guessNow(guessing.guesses, battle)
  if (made === undefined) return null
  return <p className={styles.outcome}>{made.isRight ? texts.guessedRight : texts.guessedWrong}</p>
}
