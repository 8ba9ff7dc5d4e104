import type { BattleLine, BattleSetup, CharacterNumber } from './battle-setup'

/** A line of a dialogue that exists only to be tested with. */
export function sampleLine(id: string, character: CharacterNumber, text: string): BattleLine {
  return { id, character, text, pinyin: null, translation: null, image: null, audio: null }
}

const lines: readonly BattleLine[] = [
  { ...sampleLine('a', 1, '¿Tienes mi llave?'), translation: 'Do you have my key?' },
  { ...sampleLine('b', 2, 'Sí, está aquí.'), translation: 'Yes, it is here.' },
  { ...sampleLine('c', 1, 'Gracias, la buscaba.'), translation: 'Thanks, I was looking for it.' },
  { ...sampleLine('d', 2, 'Pero no es tuya.'), translation: 'But it is not yours.' },
  { ...sampleLine('e', 1, '¿De quién es?'), translation: 'Whose is it?' },
  { ...sampleLine('f', 2, 'De tu vecino.'), translation: '  ' },
]

/** A battle over six lines, three a character, that exists only to be tested with. */
export function sampleSetup(changes: Partial<BattleSetup> = {}): BattleSetup {
  return {
    lines,
    language: 'es',
    characters: { 1: { name: 'Ana', image: null }, 2: { name: 'Leo', image: null } },
    mode: 'reading',
    difficulty: 'normal',
    relaxed: false,
    powers: [],
    ...changes,
  }
}
