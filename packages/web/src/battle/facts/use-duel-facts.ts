import type { Battle } from '@duologue/domain/battle/battle'
import { type DuelFacts, factsOf } from '@duologue/domain/battle/facts/duel-facts'
import { useState } from 'react'

/** What the battle was like until now, counted on with each of its steps (battle.md#streak). */
export function useDuelFacts(battle: Battle): DuelFacts {
  const [facts, setFacts] = useState(() => factsOf(battle))
  const now = factsOf(battle, facts)
  if (now !== facts) setFacts(now)
  return now
}
