import type { Conversation } from '@duologue/contract/conversations'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { type ReactNode, useRef, useState } from 'react'
import { Arena } from './arena'
import { ArenaBar } from './arena-bar'
import { browserClock } from './battle-clock'
import styles from './battle-play.module.css'
import type { OfferedHere } from './chosen-battle'
import { GameOver } from './game-over'
import { KeysDialog } from './keys-dialog'
import { OptionsDialog } from './options-dialog'
import { type BattleRecord, runBattle } from './run-battle'
import type { SpeakingControls } from './speaking-panel'
import { tellBattle } from './tell-battle'
import { useBattle, useEndTold, useKeptBattle } from './use-battle'
import { useBattleKeys } from './use-battle-keys'
import { useLineVoice } from './use-line-voice'
import { useSounds } from './use-sounds'

/** A battle being fought: the arena with its keys and sounds, and Game Over (S2 section 2). */
export function BattlePlay({
  record,
  score,
  conversation,
  scores,
  offer,
  onEnd,
  onRestart,
}: {
  record: BattleRecord
  /** Who judges what is said, in a battle of speaking mode. */
  score: ScoreSpeech | null
  conversation: Conversation
  /** What Game Over says of saved plays. */
  scores: ReactNode
  /** What the options offer for the next battle. */
  offer: OfferedHere
  onEnd: (record: BattleRecord) => void
  onRestart: () => void
}) {
  const [game] = useState(() => runBattle(record, browserClock, score))
  const battle = useBattle(game)
  const [dialog, setDialog] = useState<'keys' | 'options' | null>(null)
  const closeDialog = () => setDialog(null)
  const { phase } = battle
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  const usePowerAt = (place: number) => {
    const power = battle.players[1].powers[place]
    if (power) game.usePower(power.name)
  }
  useKeptBattle(game, conversation)
  useEndTold(game, phase.name === 'gameEnd', onEnd)
  useSounds(battle.happenings)
  const voice = useLineVoice(battle, game.heard)
  const controls = useRef<SpeakingControls>(null)
  const { mode } = battle.setup
  useBattleKeys(
    choices.length,
    action => {
      if (action.kind === 'help') return setDialog('keys')
      if (action.kind === 'replay') {
        return mode === 'speaking' ? controls.current?.record() : voice.replay()
      }
      if (action.kind === 'power') return usePowerAt(action.power)
      const choice = choices[action.choice]
      if (choice !== undefined) game.answer(choice)
    },
    mode !== 'reading',
  )
  return (
    <section className={styles.play} aria-label={texts.battleMode}>
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
        onAnswer={game.answer}
        onPower={game.usePower}
      />
      <p className="visually-hidden" role="status">
        {tellBattle(battle)}
      </p>
      {dialog === 'keys' ? <KeysDialog onClose={closeDialog} /> : null}
      {dialog === 'options' ? <OptionsDialog offer={offer} onDone={closeDialog} /> : null}
      {phase.name === 'gameEnd' ? (
        <GameOver
          battle={battle}
          result={phase.result}
          script={conversation}
          scores={scores}
          onRestart={onRestart}
        />
      ) : null}
    </section>
  )
}
