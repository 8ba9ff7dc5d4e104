import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import {
  type PlayedPair,
  type ShownTurn,
  shownTurns,
} from '@duologue/domain/live/visits/shown-turns'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useEffect, useMemo, useState } from 'react'
import { HealthBar } from '../../battle/arena/health-bar'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { partnerName } from '../duels/pair-facts'
import { ToldLine } from '../look/told-line'
import styles from './pair-replay.module.css'

/** How long a line is shown before the next, in milliseconds. */
const pace = 1800

function TurnRow({ turn, name, language }: { turn: ShownTurn; name: string; language: string }) {
  const { isOwn, right, line, chosen, heard } = turn
  const [said] = heard ?? []
  return (
    <li className={styles.turn} data-own={isOwn || undefined} data-right={right}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={right ? 'check' : 'cross'} />
      </span>
      <div className={styles.words}>
        <p className={styles.who}>
          {isOwn ? texts.you : name} · {right ? texts.right : texts.wrong}
        </p>
        <ToldLine line={line} language={language} className={styles.text} soft={styles.soft} />
        {right ? null : (
          <p className={styles.soft}>
            {said ? texts.said(said.transcript) : chosen ? texts.chose(chosen) : texts.nothing}
          </p>
        )}
      </div>
    </li>
  )
}

/** The duel line by line, with what each blow left of both healths; all of it at once when it is skipped. */
export function PairReplay({ pair, replay }: { pair: PairAnswer; replay: PlayedPair }) {
  const turns = useMemo(() => shownTurns(replay), [replay])
  const [shown, setShown] = useState(0)
  const isGoing = shown > 0 && shown < turns.length
  useEffect(() => {
    if (!isGoing) return
    const next = setTimeout(() => setShown(count => count + 1), pace)
    return () => clearTimeout(next)
  }, [isGoing, shown])
  const name = partnerName(pair)
  const last = turns[shown - 1]
  return (
    <section className={styles.replay} aria-label={texts.watch}>
      {shown === 0 ? (
        <button type="button" className={button.primary} onClick={() => setShown(1)}>
          <Icon name="play" filled /> {texts.watch}
        </button>
      ) : null}
      {last ? (
        <div className={styles.healths}>
          {(
            [
              [texts.you, last.health.self, last.most.self],
              [name, last.health.partner, last.most.partner],
            ] as const
          ).map(([who, health, most], place) => (
            <div key={place}>
              <span>{who}</span>
              <HealthBar name={who} health={health} full={most} />
            </div>
          ))}
        </div>
      ) : null}
      <ol className={styles.turns}>
        {turns.slice(0, shown).map(turn => (
          <TurnRow key={turn.turn} turn={turn} name={name} language={pair.language} />
        ))}
      </ol>
      {isGoing ? (
        <button type="button" className={button.secondary} onClick={() => setShown(turns.length)}>
          {texts.skip}
        </button>
      ) : null}
      {shown > 0 && !isGoing ? (
        <button type="button" className={button.secondary} onClick={() => setShown(1)}>
          {texts.again}
        </button>
      ) : null}
    </section>
  )
}
