import { useEffect } from 'react'
import { store, useStore } from '../ui/store'

const sayer = store<((word: string) => string) | undefined>(undefined)

/**
 * What a drawn cover shows, in words (media.md#scenes). The names of all things are more than a page of cards can carry, so
 * they come behind it, once for all; until then, and where they do not come, it is empty.
 */
export function useSceneAlt(scene: string | null | undefined): string {
  const say = useStore(sayer)
  useEffect(() => {
    if (scene)
      void import('./late-scene-alt').then(
        late => sayer.set(late.sceneAlt),
        () => undefined,
      )
  }, [scene])
  return (scene && say?.(scene)) || ''
}
