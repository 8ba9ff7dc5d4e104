import { foldText } from './fold'

/** Whether a text has every word that was typed, whole or begun, without regard to case and accents. */
export function hasEveryWord(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  const asked = foldText(typed).split(/[^\p{L}\p{N}]+/u)
  return asked.every(begun => words.some(word => word.startsWith(begun)))
}
