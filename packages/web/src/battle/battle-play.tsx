import type { Conversation } from '@duologue/contract/conversations'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { type ReactNode, useRef, useState } from 'react'
import { Arena } from './arena'
import { ArenaBar } from './arena-bar'
import styles from './battle-play.module.css'
import { GameOver } from './game-over'
import { KeysDialog } from './keys-dialog'
import type { BattleRecord, RunningBattle } from './run-battle'
import type { SpeakingControls } from './speaking-panel'
import { tellBattle } from './tell-battle'
import { useBattle, useEndTold, useKeptBattle } from './use-battle'
import { useBattleKeys } from './use-battle-keys'
import { useLineVoice } from './use-line-voice'
import { useSounds } from './use-sounds'

/** A battle being fought: the arena with its keys and sounds, and Game Over (S2 section 2). */
export function BattlePlay({
  game,
  conversation,
  scores,
  onEnd,
  onRestart,
}: {
  game: RunningBattle
  conversation: Conversation
  /** What Game Over says of saved plays. */
  scores: ReactNode
  onEnd: (record: BattleRecord) => void
  onRestart: () => void
}) {
  const battle = useBattle(game)
  const [showsKeys, setShowsKeys] = useState(false)
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
      if (action.kind === 'help') return setShowsKeys(true)
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
      <ArenaBar script={conversation} onKeys={() => setShowsKeys(true)} />
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
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
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
