import { drawInOrder, randomFromSeed } from '../battle/random'
import { dealItems } from '../pronunciation/deal-items'
import type { PronunciationItem } from '../pronunciation/item'
import type { HallScript } from './hall'
import { hallLimits } from './hall-limits'

/** What is played of a list: some of its items by the chance of the hall, spoken in turn (live.md#scripts). */
export function listScript(
  { language, items }: { readonly language: string; readonly items: readonly PronunciationItem[] },
  seed: number,
): HallScript {
  const { draw } = drawInOrder(randomFromSeed(seed), 0)
  const lines = dealItems(items, hallLimits.lines, draw).map(
    ({ id, text, pinyin, translation, audio, variants, contrast }, place) => ({
      id,
      character: place % 2 === 0 ? (1 as const) : (2 as const),
      text,
      pinyin,
      translation,
      image: null,
      audio,
      variants,
      contrast,
    }),
  )
  const nobody = { name: '', image: null }
  return { language, lines, characters: { 1: nobody, 2: nobody }, items }
}
