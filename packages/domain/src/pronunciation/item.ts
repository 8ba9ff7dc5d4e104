/**
 * What is heard and said of a pronunciation list (pronunciation.md#items). `pinyin` is Chinese alone, `audio` the
 * address of its own clip, `variants` are other ways to write it that are right, `contrast` is the id of the item that
 * it sounds like.
 */
export interface PronunciationItem {
  readonly id: string
  readonly text: string
  readonly translation: string
  readonly pinyin: string | null
  readonly audio: string | null
  readonly variants: readonly string[]
  readonly contrast: string | null
}
