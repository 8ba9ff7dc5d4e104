import type { CharacterNumber } from '@duologue/domain/battle/battle-setup'
import { stageOf } from '@duologue/domain/conversations/stage-pictures'
import { useRef } from 'react'
import { pictureOf, playerOf } from '../cast'
import blowStyles from './blow.module.css'
import { Bust } from './bust'
import { CutIns } from './cut-in'
import { litCharacter, moodOf } from './shown-mood'
import styles from './stage.module.css'
import type { StageProps } from './stage-props'
import { useBlows } from './use-blows'
import { useFrameWatch } from './use-frame-watch'
import { useHurt } from './use-hurt'
import { useStageHour } from './use-stage-hour'

/**
 * What stands behind and beside the duel: the conversation's scene, the light, and the two on the boards
 * (battle.md#stage). It knows nothing of what is to come and changes nothing: it shows what happened.
 */
export function Stage({ battle, script, effects }: StageProps) {
  const hour = useStageHour()
  const hurt = useHurt(battle.happenings)
  const scene = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const places = useRef<Partial<Record<CharacterNumber, HTMLElement>>>({})
  useBlows(battle, effects, { scene, layer, places })
  useFrameWatch(battle.phase.name === 'roundStart')
  const { language } = battle.setup
  return (
    <div className={styles.stage} aria-hidden="true">
      <div ref={scene} className={styles.scene}>
        <img src={stageOf(hour, { ...script, language })} alt="" />
        <span className={styles.light} data-lit={litCharacter(battle) ?? undefined} />
      </div>
      {/* Before the bubbles, where the dialogue stands before the scene. */}
      <div className={styles.cutIns}>
        <CutIns battle={battle} script={script} effects={effects} />
      </div>
      {([1, 2] as const).map(character => {
        const player = playerOf(battle, character)
        return (
          <div
            key={character}
            ref={place => {
              if (place) places.current[character] = place
            }}
            className={styles.place}
            data-voice={character}
          >
            <Bust
              picture={pictureOf(script, battle, character)}
              character={character}
              mood={moodOf(battle, player, hurt.has(player))}
            />
          </div>
        )
      })}
      <div ref={layer} className={blowStyles.layer} />
    </div>
  )
}
