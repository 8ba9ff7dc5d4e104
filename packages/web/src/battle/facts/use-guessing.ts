import type { Battle } from '@duologue/domain/battle/battle'
import { type Guess, withGuess } from '@duologue/domain/battle/facts/guess'
import { useState } from 'react'
import { useEffects } from '../effects'

/** The guesses at what the computer will do (battle.md#guess). */
export interface Guessing {
  readonly guesses: readonly Guess[]
  /** Says whether the computer will get it right; nothing out of its thinking time. */
  guess(says: boolean): void
}

/** The guesses of a battle; nothing where effects are calm. */
export function useGuessing(now: () => Battle): Guessing | undefined {
  const [guesses, setGuesses] = useState<readonly Guess[]>([])
  const isOffered = useEffects() === 'full'
  const guess = (says: boolean) => setGuesses(made => withGuess(made, now(), says))
  return isOffered ? { guesses, guess } : undefined
}
