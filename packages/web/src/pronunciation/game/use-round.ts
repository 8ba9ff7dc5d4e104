import type { Round, RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '../../ui/store'
import type { RoundRecord, RunningRound } from './run-round'

/** Lets the time of a round pass while the component is there; renders on the round's own changes alone. */
export function useRound(game: RunningRound): Round {
  const round = useStore(game)
  useEffect(() => game.run(), [game])
  return round
}

/** Tells each first answer of a round as it is given, and once that the round is over. */
export function useRoundTold(
  game: RunningRound,
  onAnswer: (answer: RoundAnswer) => void,
  onEnd: (record: RoundRecord) => void,
): void {
  const told = useRef(0)
  const isEndTold = useRef(false)
  const tell = useEffectEvent(() => {
    const { answers, state } = game.now()
    for (const answer of answers.slice(told.current)) onAnswer(answer)
    told.current = answers.length
    if (state !== 'summary' || isEndTold.current) return
    isEndTold.current = true
    onEnd(game.record())
  })
  useEffect(() => game.subscribe(() => tell()), [game])
}
