import type { Conversation } from '@duologue/contract/conversations'
import { newBattle } from '@duologue/domain/battle/battle'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { battleDifficulty, battleMode, relaxedTiming } from '../saved-here/battle-choices'
import { browserClock } from './battle-clock'
import { BattleIntro } from './battle-intro'
import { BattleOptions } from './battle-options'
import { BattlePlay } from './battle-play'
import { forgetBattle, isReload, keptBattle } from './kept-battle'
import { offeredMode } from './offered-modes'
import { ResumeDialog } from './resume-dialog'
import { type BattleRecord, type RunningBattle, runBattle } from './run-battle'
import { StartDialog } from './start-dialog'

/** What the screen shows: the intro with or without a dialog over it, the options, or a battle. */
type Scene =
  | { readonly name: 'intro'; readonly starts: boolean }
  | { readonly name: 'resume'; readonly record: BattleRecord }
  | { readonly name: 'options' }
  | { readonly name: 'game'; readonly game: RunningBattle }

const beforeTheStart: Scene = { name: 'intro', starts: true }

/** A battle that has not begun, by what is chosen now. */
function freshBattle(conversation: Conversation): BattleRecord {
  const { dialogue, language, character1, character2 } = conversation
  const battle = newBattle({
    lines: dialogue,
    language,
    characters: { 1: character1, 2: character2 },
    mode: offeredMode(battleMode.get()),
    difficulty: battleDifficulty.get(),
    relaxed: relaxedTiming.get(),
  })
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed, battle, elapsed: 0 }
}

const never = () => () => undefined

/** The battle that a reload of this page interrupted; null without one, on the server and at hydration. */
function useResumableBattle(conversation: Conversation): BattleRecord | null {
  const [read] = useState(() => {
    let found: BattleRecord | null | undefined
    return () => {
      if (found === undefined) found = isReload() ? keptBattle(conversation) : null
      return found
    }
  })
  return useSyncExternalStore(never, read, () => null)
}

/** Battle Mode over one conversation, from the intro to Game Over (S2 section 2). Leaving it resets the game. */
export function BattleMode({
  conversation,
  level,
}: {
  conversation: Conversation
  level: ReactNode
}) {
  const resumable = useResumableBattle(conversation)
  const [chosen, setScene] = useState<Scene | null>(null)
  const scene =
    chosen ?? (resumable ? ({ name: 'resume', record: resumable } as const) : beforeTheStart)
  const isResumable = scene.name === 'resume'
  useEffect(() => {
    // What another page's battle left behind must not be offered by a later reload.
    if (!isReload()) forgetBattle()
  }, [])
  useEffect(() => (isResumable ? forgetBattle : undefined), [isResumable])

  const play = (record: BattleRecord) =>
    setScene({ name: 'game', game: runBattle(record, browserClock) })

  if (scene.name === 'game') {
    return (
      <BattlePlay
        game={scene.game}
        conversation={conversation}
        onRestart={() => setScene(beforeTheStart)}
      />
    )
  }
  if (scene.name === 'options') {
    return <BattleOptions onDone={() => setScene({ name: 'intro', starts: false })} />
  }
  return (
    <>
      <BattleIntro
        conversation={conversation}
        level={level}
        onPlay={() => setScene(beforeTheStart)}
        onOptions={() => setScene({ name: 'options' })}
      />
      {scene.name === 'resume' ? (
        <ResumeDialog
          battle={scene.record.battle}
          onResume={() => play(scene.record)}
          onNew={() => setScene(beforeTheStart)}
        />
      ) : null}
      {scene.name === 'intro' && scene.starts ? (
        <StartDialog
          names={[conversation.character1.name, conversation.character2.name]}
          onStart={() => play(freshBattle(conversation))}
          onClose={() => setScene({ name: 'intro', starts: false })}
        />
      ) : null}
    </>
  )
}
