import type { Conversation } from '@duologue/contract/conversations'
import type { lineResults } from '@duologue/domain/battle/scoring/line-results'
import type { BattleSettings } from '@duologue/domain/battle/set-up-battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { useRef, useState } from 'react'
import type { Client } from '../api/client'
import { whenSettled } from '../sending/play-saving'
import { Arena } from './arena/arena'
import { ArenaBar } from './arena/arena-bar'
import styles from './battle-play.module.css'
import { useDuelFacts } from './facts/use-duel-facts'
import { useGuessing } from './facts/use-guessing'
import { gameClock } from './game-clock'
import { GameOver } from './game-over/game-over'
import { settingsAgain } from './game-over/play-again'
import { tellBattle } from './game-over/tell-battle'
import { useStoredEnd } from './game-over/use-stored-end'
import { type BattleRecord, runBattle } from './run-battle'
import type { OfferedHere } from './settings/chosen-battle'
import { OptionsDialog } from './settings/options-dialog'
import type { SpeakingControls } from './speaking/speaking-panel'
import { KeysDialog } from './turn/battle-keys-dialog'
import { useLineVoice } from './turn/use-line-voice'
import { useTurnKeys } from './turn/use-turn-keys'
import { useBattle, useKeptBattle } from './use-battle'
import { useStage } from './use-stage'

/** A battle being fought: the arena with its keys and sounds, and Game Over (battle.md#arena). */
export function BattlePlay({
  record,
  score,
  conversation,
  ofClass,
  offer,
  linesOf,
  client,
  assignment,
  onAgain,
  onRestart,
}: {
  record: BattleRecord
  /** Who judges what is said, in a battle of speaking mode. */
  score: ScoreSpeech | null
  conversation: Conversation
  /** The page of the class that it was assigned to. */
  ofClass?: string | undefined
  /** What the options offer for the next battle. */
  offer: OfferedHere
  /** Finds out how each line went. */
  linesOf: typeof lineResults
  client: Client
  /** The id of the assignment that it belongs to. */
  assignment: string | undefined
  /** Plays once more with these settings, as soon as this play is stored. */
  onAgain: (settings: BattleSettings, stored: Promise<void>) => void
  onRestart: () => void
}) {
  const [game] = useState(() => runBattle(record, gameClock, score))
  const battle = useBattle(game)
  const [dialog, setDialog] = useState<'keys' | 'options' | null>(null)
  const { phase } = battle
  const facts = useDuelFacts(battle)
  const guessing = useGuessing(game.now)
  useKeptBattle(game, conversation)
  const { saving, missed } = useStoredEnd(game, phase.name === 'gameEnd', {
    client,
    conversation: conversation.id,
    assignment,
    linesOf,
  })
  const { effects, stage, sound, end } = useStage(battle, conversation, saving)
  const voice = useLineVoice(battle, game.heard)
  const controls = useRef<SpeakingControls>(null)
  const { mode } = battle.setup
  useTurnKeys(game, battle, { voice, controls, guessing, onHelp: () => setDialog('keys') })
  return (
    <section className={styles.play} aria-label={texts.battleMode} data-effects={effects}>
      {sound}
      <ArenaBar
        script={conversation}
        onOptions={() => setDialog('options')}
        onKeys={() => setDialog('keys')}
      />
      <Arena
        battle={battle}
        script={conversation}
        elapsed={game.elapsed}
        voice={voice}
        speaking={
          mode === 'speaking' ? { controls, onSay: game.say, onHear: game.heard } : undefined
        }
        facts={facts}
        guessing={guessing}
        onAnswer={game.answer}
        onPower={game.activatePower}
        stage={stage}
      />
      <p className="visually-hidden" role="status">
        {tellBattle(battle, facts)}
      </p>
      {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'options' ? <OptionsDialog offer={offer} onDone={() => setDialog(null)} /> : null}
      {phase.name === 'gameEnd' ? (
        <GameOver
          battle={battle}
          result={phase.result}
          script={conversation}
          missed={missed}
          guesses={guessing?.guesses}
          saving={saving}
          hasTicket={record.ticket !== undefined}
          ofClass={ofClass}
          offer={offer}
          onAgain={changes => onAgain(settingsAgain(battle.setup, changes), whenSettled(saving))}
          onRestart={onRestart}
          scene={end}
        />
      ) : null}
    </section>
  )
}
