import type { MemberAct } from '@duologue/domain/live/hall-act'
import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import type { MemberView } from '@duologue/domain/live/views/views'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { useEffect, useRef, useState } from 'react'
import { Arena } from '../../battle/arena/arena'
import { browserClock } from '../../battle/battle-clock'
import { useDuelFacts } from '../../battle/facts/use-duel-facts'
import { tellBattle } from '../../battle/game-over/tell-battle'
import type { SpeakingControls } from '../../battle/speaking/speaking-panel'
import { KeysDialog } from '../../battle/turn/battle-keys-dialog'
import { useLineVoice } from '../../battle/turn/use-line-voice'
import { useTurnKeys } from '../../battle/turn/use-turn-keys'
import { useStore } from '../../ui/store'
import { OwnBar } from '../own/own-bar'
import styles from '../own/own-game.module.css'
import { PairOver } from './duel-over'
import { PairRun } from './run-pair'

/** What a hall does not know of its conversation: its characters bring their pictures along. */
const noScript = { id: '', shortid: '', translationLanguage: '', scene: null }

/** The duel of a pair: the arena of every battle, with the partner in the place of the computer (live.md#together). */
export function PairBattle({
  pair,
  since,
  view,
  act,
}: {
  pair: PairView
  /** When it was told, by `performance.now()`. */
  since: number
  view: MemberView
  act: (act: MemberAct) => Promise<string | null>
}) {
  const [game] = useState(
    () =>
      new PairRun(pair, since, browserClock, (index, event) =>
        act({ type: 'play', game: pair.game, index, event }),
      ),
  )
  const battle = useStore(game)
  const [showsKeys, setShowsKeys] = useState(false)
  useEffect(() => game.told(pair, since), [game, pair, since])
  useEffect(() => game.run(), [game])
  const facts = useDuelFacts(battle)
  const voice = useLineVoice(battle, game.heard)
  const controls = useRef<SpeakingControls>(null)
  useTurnKeys(game, battle, {
    voice,
    controls,
    guessing: undefined,
    onHelp: () => setShowsKeys(true),
  })
  const { phase, setup } = battle
  const { name } = pair.partner
  if (phase.name === 'gameEnd')
    return <PairOver view={view} battle={battle} result={phase.result} partner={name} />
  const speaking = { controls, onSay: game.say, onHear: game.heard }
  return (
    <>
      <h1 className="visually-hidden">{view.title}</h1>
      <section className={styles.play} aria-label={battleTexts.battleMode} inert={!pair.runs}>
        <OwnBar
          view={view}
          played={battle.players[1].score}
          line={phase.name === 'roundPlay' ? phase.turn.lineIndex + 1 : null}
        />
        <Arena
          battle={battle}
          script={{ ...noScript, title: view.title, rival: name }}
          elapsed={game.elapsed}
          voice={voice}
          speaking={setup.mode === 'speaking' ? speaking : undefined}
          facts={facts}
          onAnswer={game.answer}
          onPower={setup.powers.length > 0 ? game.activatePower : undefined}
        />
        <p className="visually-hidden" role="status">
          {tellBattle(battle, facts)}
        </p>
        {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
      </section>
    </>
  )
}
