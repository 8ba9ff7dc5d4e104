import type { PronunciationItem } from '../item'
import { type RoundSetup, type RoundWishes, setUpRound } from './round-setup'

/** An item for tests: its id is its text. */
export const sampleItem = (text: string, parts: Partial<PronunciationItem> = {}) => ({
  id: text,
  text,
  translation: '',
  pinyin: null,
  audio: null,
  variants: [],
  contrast: null,
  ...parts,
})

/** Spanish items for tests: two pairs, and words of their own. */
export const sampleItems: readonly PronunciationItem[] = [
  sampleItem('pero', { contrast: 'perro' }),
  sampleItem('perro'),
  sampleItem('caro', { contrast: 'carro' }),
  sampleItem('carro', { contrast: 'caro' }),
  ...['mesa', 'silla', 'noche', 'papá', 'papa', 'leche', 'queso', 'verde'].map(text =>
    sampleItem(text),
  ),
]

/** The setup of a round for tests. */
export const sampleRound = (
  wishes: Partial<RoundWishes> = {},
  items: readonly PronunciationItem[] = sampleItems,
  language = 'es',
): RoundSetup =>
  setUpRound(
    { language, items },
    {
      mode: 'any',
      difficulty: 'normal',
      relaxed: false,
      extraTime: 1,
      isWhole: false,
      ...wishes,
    },
  )
