import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import { stageOf } from '@duologue/domain/conversations/stage-pictures'
import { useEffect, useRef } from 'react'
import { pictureOf } from '../cast'
import blowStyles from './blow.module.css'
import { scrapFlight } from './blow-script'
import { Bust } from './bust'
import styles from './end-scene.module.css'
import type { StageProps } from './stage-props'
import { useStageHour } from './use-stage-hour'

/** How many scraps of paper fall once on a win, and how long, in milliseconds. */
const scraps = 12
const fall = 1400

/** Who has won, on the stage of the duel; on a win of the learner scraps of paper fall once (battle.md#game-over). */
export function EndScene({
  battle,
  script,
  effects,
  winner,
}: StageProps & { winner: PlayerNumber }) {
  const hour = useStageHour()
  const shower = useRef<HTMLDivElement>(null)
  const throws = winner === 1 && effects === 'full'
  useEffect(() => {
    if (!throws || !shower.current) return
    for (const [at, scrap] of [...shower.current.children].entries())
      scrap.animate(scrapFlight(at, scraps), { duration: fall, delay: at * 30, fill: 'both' })
  }, [throws])
  const character = battle.players[winner].characterNumber
  const { language } = battle.setup
  return (
    <div className={styles.scene} data-voice={character} aria-hidden="true">
      <img src={stageOf(hour, { ...script, language })} alt="" />
      <div className={styles.winner}>
        <Bust picture={pictureOf(script, battle, character)} character={character} mood="won" />
      </div>
      <div ref={shower} className={styles.shower}>
        {throws
          ? Array.from({ length: scraps }, (_, at) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- they are all alike and never change
                key={at}
                className={blowStyles.scrap}
                data-paper={at % 3 === 0 ? 'gold' : character}
              />
            ))
          : null}
      </div>
    </div>
  )
}
