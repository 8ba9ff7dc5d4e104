import type { Battle } from '@duologue/domain/battle/battle'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Effects } from '../../saved-here/stage-choices'
import { pictureOf, type Script } from '../cast'
import { PowerIcon } from '../powers/power-icon'
import { Bust } from './bust'
import styles from './cut-in.module.css'
import { passivePowers, type ShownPower, usedPower } from './shown-power'

/** How long a power is on the stage, in milliseconds (battle.md#cut-ins). */
const lasts = 420

/** In from its own side, a moment in the middle, and out. */
const strip: Keyframe[] = [
  { transform: 'translateX(calc(-105% * var(--from))) skewX(-12deg)' },
  { transform: 'translateX(0) skewX(-12deg)', offset: 0.25 },
  { transform: 'translateX(0) skewX(-12deg)', offset: 0.82 },
  { transform: 'translateX(calc(105% * var(--from))) skewX(-12deg)' },
]
const look: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0, offset: 0.3 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
]

/** A power as it comes on the stage: a slanted strip with its player, its sign and its name, and what it looks like. */
function CutIn({
  shown,
  battle,
  script,
  effects,
}: {
  shown: ShownPower
  battle: Battle
  script: Script
  effects: Effects
}) {
  const root = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const { characterNumber } = battle.players[shown.player]
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), lasts)
    return () => clearTimeout(timer)
  }, [])
  // Told by an attribute: a rule that looks for the strip with :has() has the whole stage styled anew at each blow.
  useLayoutEffect(() => {
    const stage = root.current?.closest('[data-staged]')
    stage?.toggleAttribute('data-cut-in', !isOver)
    return () => stage?.removeAttribute('data-cut-in')
  }, [isOver])
  useLayoutEffect(() => {
    if (effects !== 'full') return
    for (const [at, part] of [...(root.current?.children ?? [])].entries())
      part.animate(at === 0 ? strip : look, { duration: lasts, fill: 'both' })
  }, [effects])
  if (isOver) return null
  return (
    <div ref={root} className={styles.cutIn} data-voice={characterNumber}>
      <p className={styles.strip}>
        <span className={styles.face}>
          <Bust
            picture={pictureOf(script, battle, characterNumber)}
            character={characterNumber}
            mood="striking"
          />
        </span>
        <PowerIcon power={shown.power} />
        <strong>{texts.powers[shown.power].name}</strong>
      </p>
      <span className={styles.look} data-power={shown.power} />
    </div>
  )
}

/** The powers on the stage, one at a time: the passive ones once at first, then each as it is used. */
export function CutIns(props: { battle: Battle; script: Script; effects: Effects }) {
  const { battle } = props
  const [seen] = useState(() => battle.happenings.at(-1)?.id ?? 0)
  const [introduced, setIntroduced] = useState(seen > 0 ? Number.POSITIVE_INFINITY : 0)
  const isPlaying = battle.phase.name === 'roundPlay'
  const passive = passivePowers(battle)[introduced] ?? null
  const waiting = passive?.key
  useEffect(() => {
    if (!isPlaying || waiting === undefined) return
    const timer = setTimeout(() => setIntroduced(count => count + 1), lasts)
    return () => clearTimeout(timer)
  }, [isPlaying, waiting])
  const shown = isPlaying ? (usedPower(battle, seen) ?? passive) : null
  return shown ? <CutIn key={shown.key} shown={shown} {...props} /> : null
}
