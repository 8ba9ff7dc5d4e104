import type { Happening } from '@duologue/domain/battle/happenings'
import { useEffect, useRef } from 'react'
import { battleSounds } from '../../saved-here/battle-choices'
import { soundOf } from './happening-sounds'
import { playSound } from './sounds'

/** Plays the sounds of what happens from now on. When much happened at once, only the last is heard. */
export function useSounds(happenings: readonly Happening[]): void {
  const heard = useRef(happenings.at(-1)?.id ?? 0)
  useEffect(() => {
    const fresh = happenings.filter(({ id }) => id > heard.current)
    heard.current = happenings.at(-1)?.id ?? heard.current
    const sound = fresh.map(soundOf).findLast(each => each !== null)
    if (sound && battleSounds.get()) playSound(sound)
  }, [happenings])
}
