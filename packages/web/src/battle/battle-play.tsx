import type { Conversation } from '@duologue/contract/conversations'
import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { useState } from 'react'
import { Arena } from './arena'
import { ArenaBar } from './arena-bar'
import styles from './battle-play.module.css'
import { GameOver } from './game-over'
import { KeysDialog } from './keys-dialog'
import type { RunningBattle } from './run-battle'
import { tellBattle } from './tell-battle'
import { useBattle, useKeptBattle } from './use-battle'
import { useBattleKeys } from './use-battle-keys'
import { useSounds } from './use-sounds'

/** A battle being fought: the arena with its keys and sounds, and Game Over (S2 section 2). */
export function BattlePlay({
  game,
  conversation,
  onRestart,
}: {
  game: RunningBattle
  conversation: Conversation
  onRestart: () => void
}) {
  const battle = useBattle(game)
  const [showsKeys, setShowsKeys] = useState(false)
  const { phase } = battle
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  useKeptBattle(game, conversation)
  useSounds(battle.happenings)
  useBattleKeys(choices.length, action => {
    if (action.kind === 'help') return setShowsKeys(true)
    const choice = choices[action.choice]
    if (choice !== undefined) game.answer(choice)
  })
  return (
    <section className={styles.play} aria-label={texts.battleMode}>
      <ArenaBar script={conversation} onKeys={() => setShowsKeys(true)} />
      <Arena battle={battle} script={conversation} elapsed={game.elapsed} onAnswer={game.answer} />
      <p className="visually-hidden" role="status">
        {tellBattle(battle)}
      </p>
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
      {phase.name === 'gameEnd' ? (
        <GameOver
          battle={battle}
          result={phase.result}
          script={conversation}
          onRestart={onRestart}
        />
      ) : null}
    </section>
  )
}
