/** What can be shown of each line of a song. */
export const layers = ['original', 'pinyin', 'translation'] as const

export type Layer = (typeof layers)[number]
export type Layers = Readonly<Record<Layer, boolean>>

/** What is shown of what was chosen (song-page.md#layers): something always is, and pinyin of Chinese alone. */
export function shownLayers(chosen: Layers, hasPinyin: boolean): Layers {
  const pinyin = hasPinyin && chosen.pinyin
  return { ...chosen, pinyin, original: chosen.original || !(pinyin || chosen.translation) }
}

/** Whether this is the only layer that is shown: it cannot be hidden. */
export const isLastLayer = (shown: Layers, layer: Layer): boolean =>
  layers.every(other => shown[other] === (other === layer))
