import type { Conversation } from '@duologue/contract/conversations'
import { newBattle } from '@duologue/domain/battle/battle'
import { type AssignedBattle, battleOffer } from '@duologue/domain/battle/battle-offer'
import { type BattleSettings, setUpBattle } from '@duologue/domain/battle/set-up-battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { browserClock } from './battle-clock'
import { BattleIntro } from './battle-intro'
import { BattleLoading } from './battle-loading'
import { BattleOptions } from './battle-options'
import { CannotBattle } from './cannot-battle'
import { chosenSettings } from './chosen-battle'
import { forgetBattle, isReload, keptBattle } from './kept-battle'
import { loadScoreSpeech } from './load-score-speech'
import { useOfferedModes } from './offered-modes'
import { ResumeDialog } from './resume-dialog'
import { type BattleRecord, type RunningBattle, runBattle } from './run-battle'
import { StartDialog } from './start-dialog'

// The arena comes while its settings are being chosen: nobody waits for it before the first dialog.
const loadArena = () => import('./battle-play')
const BattlePlay = lazy(async () => ({ default: (await loadArena()).BattlePlay }))

/** What the screen shows: the intro with or without a dialog over it, the options, or a battle. */
type Scene =
  | { readonly name: 'intro'; readonly starts: boolean }
  | { readonly name: 'resume'; readonly record: BattleRecord }
  | { readonly name: 'options' }
  | { readonly name: 'game'; readonly game: RunningBattle }

/** A battle whose ticket the server has given out (R4). */
interface BegunBattle {
  readonly ticket: string
  readonly seed: number
}

/** Who keeps the books of the battles that are fought here; a battle is never held up by it for long. */
export interface BattleBook {
  /** Begins a battle; null when it cannot count. Never rejects. */
  begin(settings: BattleSettings): Promise<BegunBattle | null>
  /** Told once of a battle that is over. */
  end(record: BattleRecord): void
}

const beforeTheStart: Scene = { name: 'intro', starts: true }

/** A battle that has not begun; with a ticket its chance is that of the ticket (R4). */
function freshBattle(
  conversation: Conversation,
  settings: BattleSettings,
  begun: BegunBattle | null,
): BattleRecord {
  const battle = newBattle(setUpBattle(conversation, settings))
  if (begun) return { ...begun, battle, elapsed: 0 }
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
  assigned,
  info = null,
  book,
  scores,
}: {
  conversation: Conversation
  level: ReactNode
  /** What the assignment of the battle fixes; the settings offer nothing else. */
  assigned?: AssignedBattle | undefined
  /** What the intro says beside: of that assignment, of what the conversation lacks. */
  info?: ReactNode
  book: BattleBook
  /** What Game Over says of saved plays. */
  scores: ReactNode
}) {
  const offer = battleOffer(useOfferedModes(), assigned)
  const resumable = useResumableBattle(conversation)
  const [chosen, setScene] = useState<Scene | null>(null)
  const scene =
    chosen ?? (resumable ? ({ name: 'resume', record: resumable } as const) : beforeTheStart)
  const isResumable = scene.name === 'resume'
  useEffect(() => {
    // What another page's battle left behind must not be offered by a later reload.
    if (!isReload()) forgetBattle()
    void loadArena()
  }, [])
  useEffect(() => (isResumable ? forgetBattle : undefined), [isResumable])

  const play = async (record: BattleRecord) => {
    const score = await loadScoreSpeech(record.battle.setup.mode)
    setScene({ name: 'game', game: runBattle(record, browserClock, score) })
  }
  const isBeginning = useRef(false)
  const begin = async () => {
    if (isBeginning.current) return
    isBeginning.current = true
    const settings = chosenSettings(offer)
    const begun = await book.begin(settings)
    // The dialog may have been closed meanwhile.
    if (isBeginning.current) await play(freshBattle(conversation, settings, begun))
    isBeginning.current = false
  }
  const close = () => {
    isBeginning.current = false
    setScene({ name: 'intro', starts: false })
  }

  if (offer.modes.length === 0) {
    return <CannotBattle script={conversation} reason={texts.speakingUnsupported} />
  }
  if (scene.name === 'game') {
    return (
      <Suspense fallback={<BattleLoading />}>
        <BattlePlay
          game={scene.game}
          conversation={conversation}
          onEnd={book.end}
          scores={scores}
          onRestart={() => setScene(beforeTheStart)}
        />
      </Suspense>
    )
  }
  if (scene.name === 'options') {
    return <BattleOptions offer={offer} onDone={() => setScene({ name: 'intro', starts: false })} />
  }
  return (
    <>
      <BattleIntro
        conversation={conversation}
        level={level}
        info={info}
        onPlay={() => setScene(beforeTheStart)}
        onOptions={() => setScene({ name: 'options' })}
      />
      {scene.name === 'resume' ? (
        <ResumeDialog
          battle={scene.record.battle}
          onResume={() => void play(scene.record)}
          onNew={() => setScene(beforeTheStart)}
        />
      ) : null}
      {scene.name === 'intro' && scene.starts ? (
        <StartDialog
          names={[conversation.character1.name, conversation.character2.name]}
          offer={offer}
          language={conversation.language}
          onStart={() => void begin()}
          onClose={close}
        />
      ) : null}
    </>
  )
}
