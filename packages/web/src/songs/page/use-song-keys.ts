import type { Layer } from '@duologue/domain/songs/details/shown-layers'
import { isAlone, letterOf } from '../../ui/keys/pressed-key'
import { isPressed, isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { nextSpeed } from '../player/song-speed'
import type { ShownLayers } from '../player/use-layers'
import type { SongPlayer } from '../player/use-song-player'

const layerOf: Readonly<Record<string, Layer>> = { t: 'translation', p: 'pinyin', o: 'original' }

/** Whether arrows and Space have a meaning of their own there: in a list, on a slider, on what is pressed by Space. */
const isTaken = (target: EventTarget | null, key: string) => {
  if (!(target instanceof Element)) return false
  if (key === ' ') return isPressed(target)
  return target.closest('ol, [role=tablist], input') !== null
}

/** The keys of a song's page (song-page.md#keys); in a field keys are letters. */
export function useSongKeys(
  player: SongPlayer,
  { toggle }: ShownLayers,
  { follow, showKeys }: { follow: () => void; showKeys: () => void },
): void {
  const { video } = player
  const arrows: Readonly<Record<string, () => void>> = {
    ' ': player.playOrPause,
    ArrowLeft: () => player.goBeside('previous'),
    ArrowRight: () => player.goBeside('next'),
  }
  usePageKeys(event => {
    if (!isAlone(event)) return undefined
    if (isWrittenIn(event.target) && !(event.target as Element).matches('input[type=range]'))
      return undefined
    if (event.key === '?') return showKeys
    const arrow = arrows[event.key]
    if (arrow) return isTaken(event.target, event.key) ? undefined : arrow
    const letter = letterOf(event) ?? ''
    const layer = layerOf[letter]
    if (layer) return () => toggle(layer)
    if (letter === 'l') return player.loopOrNot
    if (letter === 's') return () => video.setRate(nextSpeed(video))
    return letter === 'f' ? follow : undefined
  })
}
