import type { Battle } from '@duologue/domain/battle/battle'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Effects } from '../../saved-here/stage-choices'
import { presentBlow } from '../arena/blows'
import { playBlow } from './play-blow'

/** Where the parts of the stage are found. */
export interface StageParts {
  readonly scene: RefObject<HTMLDivElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  /** The two, by their characters. */
  readonly places: RefObject<Partial<Record<1 | 2, HTMLElement>>>
}

/** From how many pixels on the dialogue stands between the two: else a line from there would fly over their health. */
const between = 1000

/** The last line of the dialogue, where it stands between the two and can be seen. */
function lastLine(layer: HTMLElement): HTMLElement | null {
  if (layer.clientWidth < between * 0.9) return null
  const log = layer.closest('section')?.querySelector<HTMLElement>('[role="log"]')
  const line = log?.querySelector<HTMLElement>('li:last-child')
  if (!log || !line) return null
  const [box, ground] = [line.getBoundingClientRect(), log.getBoundingClientRect()]
  return box.bottom > ground.top + 12 && box.top < ground.bottom ? line : null
}

/** Plays each blow on the stage as it is struck, where all effects are wanted (battle.md#blows). */
export function useBlows(battle: Battle, effects: Effects, parts: StageParts): void {
  const blow = presentBlow(battle)
  const played = useRef(blow?.id)
  const play = useEffectEvent(() => {
    const { phase, players, setup } = battle
    const [scene, layer] = [parts.scene.current, parts.layer.current]
    if (!blow || phase.name !== 'roundPlay' || !scene || !layer) return
    const voice = players[phase.turn.player].characterNumber
    const striker = parts.places.current[voice]
    const struck = parts.places.current[players[blow.struck].characterNumber]
    const text = setup.lines[phase.turn.lineIndex]?.text ?? ''
    if (striker && struck)
      playBlow(blow, { layer, scene, striker, struck, spoken: lastLine(layer), voice, text })
  })
  useEffect(() => {
    if (blow?.id === undefined || played.current === blow.id) return
    played.current = blow.id
    // Not now, but as the next frame is drawn, which lays the page out anyway: both at once would be a long task.
    if (effects === 'full') requestAnimationFrame(() => play())
  }, [blow?.id, effects])
}
