import type { Happening } from '@duologue/domain/battle/happenings'
import { useEffect, useEffectEvent, useRef } from 'react'
import { battleSounds } from '../../../saved-here/battle-choices'
import { battleMusic, linesSaid } from '../../../saved-here/stage-choices'
import type { SavingPlay } from '../../../sending/play-saving'
import { useStore } from '../../../ui/store'
import { useVibrates } from '../../vibration'
import type { StageProps } from '../stage-props'
import { earnedSound, feltAt, rightStep, soundOf } from './happening-sounds'
import { synthHere } from './synth'
import { useMusic } from './use-music'
import { useSaidLine } from './use-said-line'
import { pentatonic, voicesOf } from './voices'

/** How far to its side a sound is heard. */
const aside = 0.35
/** When a blow lands that flies, in seconds. */
const lands = 0.38

/**
 * What is heard and felt of a duel: sounds, lines, music, vibration, and what it has earned when its play is saved
 * (battle.md#sounds). It shows nothing.
 */
export function StageSound({
  battle,
  script,
  effects,
  saving,
}: StageProps & { saving: SavingPlay }) {
  const { happenings, players } = battle
  const heard = useRef(happenings.at(-1)?.id ?? 0)
  const hasSounds = battleSounds.use()
  const vibrates = useVibrates()
  const isLineHeard = useSaidLine(battle, linesSaid.use())
  const wantsMusic = battleMusic.use()
  useMusic(battle, script.id, wantsMusic && hasSounds, isLineHeard)
  const tell = useEffectEvent((fresh: readonly Happening[]) => {
    const now = fresh.map(each => soundOf(each, happenings)).findLast(each => each !== null)
    const isBlow = fresh.some(({ kind }) => kind === 'hit' || kind === 'self-hit')
    if (now && hasSounds) {
      const { sound, from } = now
      const side = from === null ? 0 : players[from].characterNumber === 1 ? -1 : 1
      synthHere()?.synth.play(voicesOf[sound], {
        pan: side * aside * (document.dir === 'rtl' ? -1 : 1),
        tune: sound === 'right' ? (pentatonic[rightStep(happenings)] ?? 1) : 1,
        delay: isBlow && effects === 'full' ? lands : 0,
      })
    }
    const felt = fresh.map(feltAt).findLast(each => each !== null)
    if (felt && vibrates) navigator.vibrate([...felt])
  })
  useEffect(() => {
    const fresh = happenings.filter(({ id }) => id > heard.current)
    heard.current = happenings.at(-1)?.id ?? heard.current
    if (fresh.length > 0) tell(fresh)
  }, [happenings])
  const earned = earnedSound(useStore(saving))
  const ring = useEffectEvent(() => {
    if (earned && hasSounds) synthHere()?.synth.play(voicesOf[earned])
  })
  useEffect(() => ring(), [earned])
  return null
}
