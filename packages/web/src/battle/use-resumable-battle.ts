import type { Conversation } from '@duologue/contract/conversations'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { neverChanges } from '../ui/store'
import { forgetBattle, isReload, keptBattle } from './kept-battle'
import type { BattleRecord } from './run-battle'

/**
 * The battle that a reload of this page interrupted; null without one, on the server and at hydration
 * (battle.md#leaving-and-resuming).
 */
export function useResumableBattle(conversation: Conversation): BattleRecord | null {
  const [read] = useState(() => {
    let found: BattleRecord | null | undefined
    return () => {
      if (found === undefined) found = isReload() ? keptBattle(conversation) : null
      return found
    }
  })
  useEffect(() => {
    // What another page's battle left behind must not be offered by a later reload.
    if (!isReload()) forgetBattle()
  }, [])
  return useSyncExternalStore(neverChanges, read, () => null)
}
