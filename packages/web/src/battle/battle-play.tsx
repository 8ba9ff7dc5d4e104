import type { Conversation } from '@duologue/contract/conversations'
import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import type { lineResults } from '@duologue/domain/battle/scoring/line-results'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { useRef, useState } from 'react'
import type { Client } from '../api/client'
import { endPlay } from '../plays/end-play'
import { notToldYet, type SavingPlay } from '../plays/play-saving'
import { Arena } from './arena/arena'
import { ArenaBar } from './arena/arena-bar'
import { useSounds } from './arena/use-battle-sounds'
import styles from './battle-play.module.css'
import { gameClock } from './game-clock'
import { endedBattle, missedLines } from './game-over/ended-battle'
import { GameOver } from './game-over/game-over'
import { tellBattle } from './game-over/tell-battle'
import { type BattleRecord, runBattle } from './run-battle'
import type { OfferedHere } from './settings/chosen-battle'
import { OptionsDialog } from './settings/options-dialog'
import type { SpeakingControls } from './speaking/speaking-panel'
import { KeysDialog } from './turn/battle-keys-dialog'
import { useBattleKeys } from './turn/use-battle-keys'
import { useLineVoice } from './turn/use-line-voice'
import { useBattle, useEndTold, useKeptBattle } from './use-battle'

/** How many missed lines Game Over shows: more than a breath would not be read (battle.md#game-over). */
const mostShown = 4

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
  onRestart: () => void
}) {
  const [game] = useState(() => runBattle(record, gameClock, score))
  const battle = useBattle(game)
  const [dialog, setDialog] = useState<'keys' | 'options' | null>(null)
  const closeDialog = () => setDialog(null)
  const { phase } = battle
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  const activateAt = (place: number) => {
    const power = battle.players[1].powers[place]
    if (power) game.activatePower(power.name)
  }
  useKeptBattle(game, conversation)
  const [saving, setSaving] = useState<SavingPlay>(notToldYet)
  const [missed, setMissed] = useState<readonly BattleLine[]>([])
  useEndTold(game, phase.name === 'gameEnd', over => {
    const ended = endedBattle(over, linesOf)
    setMissed(missedLines(ended, mostShown))
    setSaving(endPlay(client, conversation.id, assignment, ended))
  })
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
      if (action.kind === 'power') return activateAt(action.power)
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
        onPower={game.activatePower}
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
          missed={missed}
          saving={saving}
          hasTicket={record.ticket !== undefined}
          ofClass={ofClass}
          onRestart={onRestart}
        />
      ) : null}
    </section>
  )
}
