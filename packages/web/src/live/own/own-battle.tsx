import type { OwnView } from '@duologue/domain/live/views/views'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { battleEndTexts } from '@duologue/domain/messages/battle/end'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { useEffect, useRef, useState } from 'react'
import { Arena } from '../../battle/arena/arena'
import { useDuelFacts } from '../../battle/facts/use-duel-facts'
import { gameClock } from '../../battle/game-clock'
import { resultWords } from '../../battle/game-over/result-words'
import { tellBattle } from '../../battle/game-over/tell-battle'
import type { SpeakingControls } from '../../battle/speaking/speaking-panel'
import { KeysDialog } from '../../battle/turn/battle-keys-dialog'
import { useLineVoice } from '../../battle/turn/use-line-voice'
import { useTurnKeys } from '../../battle/turn/use-turn-keys'
import { useStore } from '../../ui/store'
import { OwnBar } from './own-bar'
import styles from './own-game.module.css'
import type { OwnGameProps } from './own-game-props'
import { eventsOfBattle, runOwnBattle } from './own-games'
import { OwnOver } from './own-over'
import { stoppableClock } from './stoppable-clock'
import { useOwnSent } from './use-own-sent'

/** What a hall does not know of its conversation: its characters bring their pictures along. */
const noScript = { id: '', shortid: '', translationLanguage: '', scene: null }

/** A battle of one's own among others: the arena of every battle (live.md#own-pace). */
export function OwnBattle({
  own,
  view,
  known,
  isConnected,
  isStopped,
  act,
  onBehind,
  onAgain,
}: OwnGameProps & { own: Extract<OwnView, { kind: 'battle' }> }) {
  const [clock] = useState(() => stoppableClock(gameClock))
  const [game] = useState(() => runOwnBattle(own, clock))
  const battle = useStore(game)
  const [showsKeys, setShowsKeys] = useState(false)
  useEffect(() => {
    if (isStopped) return
    clock.go()
    const stop = game.run()
    game.start()
    return () => {
      stop()
      clock.stop()
    }
  }, [game, clock, isStopped])
  useOwnSent({
    game: own.game,
    events: eventsOfBattle(game),
    known,
    isConnected,
    act,
    onBehind,
  })
  const facts = useDuelFacts(battle)
  const voice = useLineVoice(battle, game.heard)
  const controls = useRef<SpeakingControls>(null)
  useTurnKeys(game, battle, {
    voice,
    controls,
    guessing: undefined,
    onHelp: () => setShowsKeys(true),
  })
  const { phase } = battle
  if (phase.name === 'gameEnd') {
    const { message, reason } = resultWords(battle, phase.result)
    const { total } = phase.result.scores[1]
    return (
      <OwnOver view={view} played={known === null ? 0 : total} title={message} onAgain={onAgain}>
        <p>{reason}</p>
        <p>
          {battleEndTexts.yourScore} <strong>{hallTexts.points(total)}</strong>
        </p>
      </OwnOver>
    )
  }
  return (
    <section className={styles.play} aria-label={battleTexts.battleMode} inert={isStopped}>
      <h1 className="visually-hidden">{view.title}</h1>
      <OwnBar
        view={view}
        played={battle.players[1].score}
        line={phase.name === 'roundPlay' ? phase.turn.lineIndex + 1 : null}
      />
      <Arena
        battle={battle}
        script={{ ...noScript, title: view.title }}
        elapsed={game.elapsed}
        voice={voice}
        speaking={
          own.setup.mode === 'speaking'
            ? { controls, onSay: game.say, onHear: game.heard }
            : undefined
        }
        facts={facts}
        onAnswer={game.answer}
      />
      <p className="visually-hidden" role="status">
        {tellBattle(battle, facts)}
      </p>
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
    </section>
  )
}
