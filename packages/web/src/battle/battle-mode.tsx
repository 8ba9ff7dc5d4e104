import type { Conversation } from '@duologue/contract/conversations'
import { type AssignedBattle, battleOffer } from '@duologue/domain/battle/battle-offer'
import type { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { beginPlay } from '../plays/begin-play'
import { tutorialShown } from '../saved-here/battle-choices'
import { fetchPart } from '../ui/feedback/fetch-part'
import { useFetchedAhead } from '../ui/feedback/late-part'
import { changeScene } from './arena/scene-change'
import type { BattlePlay } from './battle-play'
import { type BegunBattle, newRecord } from './begin-battle'
import { forgetBattle } from './kept-battle'
import { battleParts, loadBattlePlay, loadLineResults, loadTutorial } from './late-battle-parts'
import { ResumeDialog } from './resume-dialog'
import type { BattleRecord } from './run-battle'
import { BattleIntro } from './settings/battle-intro'
import { BattleOptions } from './settings/battle-options'
import { CannotBattle } from './settings/cannot-battle'
import { chosenSettings } from './settings/chosen-battle'
import { useOfferedModes } from './settings/offered-modes'
import { StartDialog } from './settings/start-dialog'
import { loadScoreSpeech } from './speaking/load-score-speech'
import { TicketDialog, useTicketWait } from './ticket-dialog'
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
      readonly record: BattleRecord
      readonly score: ScoreSpeech | null
      readonly linesOf: typeof lineResults
      readonly Shown: typeof BattlePlay
    }

const beforeTheStart: Scene = { name: 'intro', starts: true }

/**
 * Battle Mode over one conversation, from the intro to Game Over (battle.md#leaving-and-resuming). Leaving it resets
 * the game.
 */
export function BattleMode({
  conversation,
  level,
  assigned,
  info = null,
  notice = null,
  client,
  assignment,
  ofClass,
  onRefused,
}: {
  conversation: Conversation
  level: ReactNode
  /** What the assignment of the battle fixes; the settings offer nothing else. */
  assigned?: AssignedBattle | undefined
  /** What the intro says beside: of that assignment, of what the conversation lacks. */
  info?: ReactNode
  /** What the start says first: why an assignment is not played. */
  notice?: ReactNode
  client: Client
  /** The id of the assignment that its battles belong to. */
  assignment?: string | undefined
  /** The page of the class that it was assigned to. */
  ofClass?: string | undefined
  /** A battle was not to be begun as it was asked for: what is known of its assignment is old. */
  onRefused?: (() => void) | undefined
}) {
  const offer = battleOffer(useOfferedModes(), assigned)
  const resumable = useResumableBattle(conversation)
  const [chosen, setChosen] = useState<Scene | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const setScene = (next: Scene) => changeScene(() => setChosen(next))
  const seenTutorials = useRef(new Set<boolean>())
  const scene =
    chosen ?? (resumable ? ({ name: 'resume', record: resumable } as const) : beforeTheStart)
  const isResumable = scene.name === 'resume'
  useEffect(() => (isResumable ? forgetBattle : undefined), [isResumable])

  useFetchedAhead(battleParts)

  const play = async (record: BattleRecord) => {
    const { mode } = record.battle.setup
    const parts = await fetchPart(() =>
      Promise.all([loadBattlePlay(), loadScoreSpeech(mode), loadLineResults()]),
    )
    if (!parts) return
    const [Shown, score, linesOf] = parts
    setScene({ name: 'game', record, score, linesOf, Shown })
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
  const begin = async () => {
    const settings = chosenSettings(offer)
    const end = await wait.begin(() => beginPlay(client, conversation.id, assignment, settings))
    if (end.kind === 'left') return
    if (end.kind === 'refused') {
      setRefusal(assigned ? playTexts.assignmentRefused : end.message)
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

  if (offer.modes.length === 0) {
    return <CannotBattle script={conversation} reason={texts.speakingUnsupported} />
  }
  if (scene.name === 'game') {
    return (
      <scene.Shown
        record={scene.record}
        score={scene.score}
        conversation={conversation}
        linesOf={scene.linesOf}
        client={client}
        assignment={assignment}
        ofClass={ofClass}
        offer={offer}
        onRestart={() => setScene(beforeTheStart)}
      />
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
      {scene.name === 'tutorial' ? (
        <scene.Shown mode={scene.record.battle.setup.mode} onPlay={() => void play(scene.record)} />
      ) : null}
      {shownWait ? <TicketDialog shown={shownWait} wait={wait} /> : null}
      {scene.name === 'intro' && scene.starts && !shownWait ? (
        <StartDialog
          key={refusal}
          notice={refusal ?? notice}
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
