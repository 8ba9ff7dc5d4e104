import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import { withResult } from '@duologue/domain/battle/facts/suggestions'
import type { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { endPlay } from '../../plays/end-play'
import { battleRuns } from '../../saved-here/battle-runs'
import { notToldYet, type SavingPlay } from '../../sending/play-saving'
import type { RunningBattle } from '../run-battle'
import { useEndTold } from '../use-battle'
import { endedBattle, missedLines } from './ended-battle'

/** How many missed lines Game Over shows: more than a breath would not be read (battle.md#game-over). */
const mostShown = 4

/** Has a battle stored once it is over and its result kept, and answers what becomes of it and which lines were missed. */
export function useStoredEnd(
  game: RunningBattle,
  isOver: boolean,
  {
    client,
    conversation,
    assignment,
    linesOf,
  }: {
    client: Client
    /** The id of the conversation. */
    conversation: string
    /** The id of the assignment that it belongs to. */
    assignment: string | undefined
    linesOf: typeof lineResults
  },
) {
  const [saving, setSaving] = useState<SavingPlay>(notToldYet)
  const [missed, setMissed] = useState<readonly BattleLine[]>([])
  useEndTold(game, isOver, over => {
    const ended = endedBattle(over, linesOf)
    battleRuns.set(withResult(battleRuns.get(), over.battle))
    setMissed(missedLines(ended, mostShown))
    setSaving(endPlay(client, conversation, assignment, ended))
  })
  return { saving, missed }
}
