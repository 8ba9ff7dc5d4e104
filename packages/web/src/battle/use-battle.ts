import type { Battle } from '@duologue/domain/battle/battle'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '../ui/store'
import { type BattleConversation, forgetBattle, keepBattle } from './kept-battle'
import type { BattleRecord, RunningBattle } from './run-battle'

/** Starts a battle and lets its time pass while the component is there; renders on the battle's own changes alone. */
export function useBattle(game: RunningBattle): Battle {
  const battle = useStore(game)
  useEffect(() => {
    const stop = game.run()
    game.start()
    return stop
  }, [game])
  return battle
}

/**
 * Keeps the battle for a reload as long as the component is there; a battle that is left or over is forgotten
 * (battle.md#leaving-and-resuming).
 */
export function useKeptBattle(game: RunningBattle, { id, version }: BattleConversation): void {
  useEffect(() => {
    const keep = () => {
      if (game.now().phase.name === 'gameEnd') forgetBattle()
      else keepBattle({ id, version }, game.record())
    }
    const leave = game.subscribe(keep)
    // The clock may have gone on for long since the last change.
    window.addEventListener('pagehide', keep)
    keep()
    return () => {
      leave()
      window.removeEventListener('pagehide', keep)
      forgetBattle()
    }
  }, [game, id, version])
}

/** Tells once that a battle is over, with its record. */
export function useEndTold(
  game: RunningBattle,
  isOver: boolean,
  onEnd: (record: BattleRecord) => void,
): void {
  const told = useRef<RunningBattle>(null)
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver || told.current === game) return
    told.current = game
    tell(game.record())
  }, [game, isOver])
}
