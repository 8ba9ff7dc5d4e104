import type { Battle } from '@duologue/domain/battle/battle'
import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import { isNearEnd } from '@duologue/domain/battle/facts/could-end'
import type { DuelFacts } from '@duologue/domain/battle/facts/duel-facts'
import { isActive } from '@duologue/domain/battle/player'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useId } from 'react'
import { nameOf, pictureOf, type Script } from '../cast'
import { PanelFacts } from '../facts/panel-facts'
import { Streak } from '../facts/streak'
import { HealPopup } from '../powers/heal-popup'
import type { Healing } from '../powers/healings'
import { PlayerPowers } from '../powers/player-powers'
import { BlowPopup } from './blow-popup'
import type { Blow } from './blows'
import { HealthBar } from './health-bar'
import styles from './player-panel.module.css'

/** Whether the learner is to answer now: then nothing moves but the clock (battle.md#blows). */
const isAsked = ({ phase }: Battle) =>
  phase.name === 'roundPlay' && phase.turn.player === 1 && phase.turn.moment.state === 'answer'

/** One of the two in the arena: portrait, name, health, score; in the light when it has the turn (battle.md#arena). */
export function PlayerPanel({
  battle,
  script,
  number,
  hasTurn,
  blow,
  healing,
  facts,
}: {
  battle: Battle
  script: Script
  number: PlayerNumber
  hasTurn: boolean
  blow: Blow | null
  healing: Healing | null
  facts: DuelFacts
}) {
  const factsId = useId()
  const { characterNumber, currentHealth, maxHealth, score } = battle.players[number]
  const name = nameOf(battle, number)
  const who = number === 1 ? texts.you : (script.rival ?? texts.computer)
  return (
    <section
      className={styles.panel}
      aria-label={`${name} (${who})`}
      aria-describedby={factsId}
      data-voice={characterNumber}
      data-turn={hasTurn || undefined}
    >
      <img
        key={`struck ${blow?.id}`}
        className={styles.portrait}
        data-struck={blow !== null || undefined}
        data-shielded={isActive(battle.players[number], 'shield') || undefined}
        src={pictureOf(script, battle, characterNumber)}
        alt=""
        width="132"
        height="132"
      />
      <p className={styles.name}>
        <strong>{name}</strong>
        {hasTurn ? <span className="visually-hidden">{texts.hasTheTurn}</span> : null}
      </p>
      <span className={styles.who}>{who}</span>
      <div className={styles.health}>
        <HealthBar
          name={name}
          health={currentHealth}
          full={maxHealth}
          breathes={isNearEnd(battle.players[number]) && !isAsked(battle)}
        />
        {healing ? <HealPopup key={`healing ${healing.id}`} healing={healing} /> : null}
        {blow ? <BlowPopup key={`blow ${blow.id}`} blow={blow} /> : null}
      </div>
      <p className={styles.score}>
        {texts.score} <strong>{texts.number(score)}</strong>
        {number === 1 ? <Streak answers={facts.streak} /> : null}
      </p>
      <PlayerPowers player={battle.players[number]} name={name} />
      <PanelFacts id={factsId} battle={battle} number={number} facts={facts} />
    </section>
  )
}
