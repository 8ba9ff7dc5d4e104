import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { isLastLayer, type Layer, shownLayers } from '@duologue/domain/songs/details/shown-layers'
import { pinyinShown, translationsShown } from '../../saved-here/dialogue-choices'
import { originalShown } from '../../saved-here/song-choices'
import { notify } from '../../ui/feedback/notify'

const kept = { original: originalShown, pinyin: pinyinShown, translation: translationsShown }

/** What is shown of each line, and its switches: those of dialogues (song-page.md#layers). */
export function useLayers(hasPinyin: boolean) {
  const original = originalShown.use()
  const pinyin = pinyinShown.use()
  const translation = translationsShown.use()
  const shown = shownLayers({ original, pinyin, translation }, hasPinyin)
  return {
    shown,
    hasPinyin,
    toggle: (layer: Layer) => {
      if (layer === 'pinyin' && !hasPinyin) return
      if (isLastLayer(shown, layer)) notify('info', texts.lastLayer)
      else kept[layer].set(!shown[layer])
    },
  }
}

export type ShownLayers = ReturnType<typeof useLayers>
