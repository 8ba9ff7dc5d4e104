import type { Conversation } from '@duologue/contract/conversations'
import type { battleOffer } from '@duologue/domain/battle/battle-offer'
import type { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { tutorialShown } from '../saved-here/battle-choices'
import { fetchPart } from '../ui/feedback/fetch-part'
import { changeScene } from './arena/scene-change'
import type { BattlePlay } from './battle-play'
import { type BegunBattle, newRecord } from './begin-battle'
import { forgetBattle } from './kept-battle'
import { beginLate, loadBattlePlay, loadLineResults, loadTutorial } from './late-battle-parts'
import type { BattleRecord } from './run-battle'
import { chosenSettings } from './settings/chosen-battle'
import { loadScoreSpeech } from './speaking/load-score-speech'
import { useTicketWait } from './ticket-dialog'
import type { Tutorial } from './tutorial/tutorial'
import { useResumableBattle } from './use-resumable-battle'

/** What the screen shows: the intro with or without a dialog over it, the options, the tutorial, or a battle. */
type Scene =
  | { readonly name: 'intro'; readonly starts: boolean }
  | { readonly name: 'resume'; readonly record: BattleRecord }
  | { readonly name: 'options' }
  | { readonly name: 'tutorial'; readonly record: BattleRecord; readonly Shown: typeof Tutorial }
  | {
      readonly name: 'game'
      /** Another one for each battle, which begins with nothing of the last one. */
      readonly key: string
      readonly record: BattleRecord
      readonly score: ScoreSpeech | null
      readonly linesOf: typeof lineResults
      readonly Shown: typeof BattlePlay
    }

export const beforeTheStart: Scene = { name: 'intro', starts: true }

/** A battle with all that it needs; undefined when that could not be fetched, which was told. */
async function fetchGame(record: BattleRecord): Promise<Scene | undefined> {
  const parts = await fetchPart(() =>
    Promise.all([loadBattlePlay(), loadScoreSpeech(record.battle.setup.mode), loadLineResults()]),
  )
  if (!parts) return undefined
  const [Shown, score, linesOf] = parts
  return { name: 'game', key: newKey(), record, score, linesOf, Shown }
}

/** What is fought over, for which assignment, and with what can be chosen. */
interface Fought {
  conversation: Conversation
  client: Client
  assignment: string | undefined
  isAssigned: boolean
  offer: ReturnType<typeof battleOffer>
  onRefused: (() => void) | undefined
}

/** What Battle Mode shows, and what leads from one scene to the next (battle.md#leaving-and-resuming). */
export function useBattleScenes({
  conversation,
  client,
  assignment,
  isAssigned,
  offer,
  onRefused,
}: Fought) {
  const resumable = useResumableBattle(conversation)
  const [chosen, setChosen] = useState<Scene | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const setScene = (next: Scene) => changeScene(() => setChosen(next))
  const seenTutorials = useRef(new Set<boolean>())
  const scene =
    chosen ?? (resumable ? ({ name: 'resume', record: resumable } as const) : beforeTheStart)
  const isResumable = scene.name === 'resume'
  useEffect(() => (isResumable ? forgetBattle : undefined), [isResumable])

  const play = async (record: BattleRecord) => {
    const game = await fetchGame(record)
    if (game) setScene(game)
  }
  /**
   * The tutorial, or that of speaking, comes before the first such battle here, and before no other
   * (battle.md#tutorial).
   */
  const open = async (record: BattleRecord) => {
    const speaks = record.battle.setup.mode === 'speaking'
    const wants = tutorialShown.get() && !seenTutorials.current.has(speaks)
    const Shown = wants ? await loadTutorial().catch(() => null) : null
    if (Shown === null) return play(record)
    seenTutorials.current.add(speaks)
    setScene({ name: 'tutorial', record, Shown })
  }
  const [wait, shownWait] = useTicketWait<BegunBattle>()
  /** Begins a battle; its ticket is asked for when the play before is stored (plays.md#one-seed). */
  const begin = async (settings = chosenSettings(offer), stored?: Promise<void>) => {
    const ask = () => beginLate(client, conversation.id, assignment, settings)
    const end = await wait.begin(() => (stored ? stored.then(ask) : ask()))
    if (end.kind === 'left') return
    if (end.kind === 'refused') {
      setRefusal(isAssigned ? playTexts.assignmentRefused : end.message)
      setScene(beforeTheStart)
      return onRefused?.()
    }
    setRefusal(null)
    await open(newRecord(conversation, settings, end.kind === 'ticket' ? end.ticket : null))
  }
  const close = () => {
    wait.leave()
    setScene({ name: 'intro', starts: false })
  }
  return { scene, setScene, play, begin, close, refusal, wait, shownWait }
}
