import type { Battle } from '@duologue/domain/battle/battle'
import { damageOnOffer } from '@duologue/domain/battle/facts/damage-on-offer'
import { answerClock } from '@duologue/domain/battle/turn/answer-clock'
import { useCallback } from 'react'
import { offerShown } from '../../saved-here/battle-choices'
import { Countdown } from '../countdown'

/** The answer clock of a battle's turn, with the damage on offer in it (battle.md#damage-on-offer). */
export function BattleCountdown({ battle, elapsed }: { battle: Battle; elapsed: () => number }) {
  const clock = answerClock(battle)
  const isShown = offerShown.use()
  const offer = useCallback((now: number) => damageOnOffer(battle, now), [battle])
  if (clock === null || battle.phase.name !== 'roundPlay') return null
  const { frozenAt } = battle.phase.turn
  return (
    <Countdown
      {...clock}
      elapsed={elapsed}
      frozenAt={frozenAt}
      offer={isShown ? offer : undefined}
    />
  )
}
