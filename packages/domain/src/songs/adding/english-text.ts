const inPair = /^(?:\(([^()（）]*)\)|（([^()（）]*)）)$/

const han = /\p{Script=Han}/u

export const hasHan = (text: string): boolean => han.test(text)

/**
 * What a line of a Chinese song says in English: the text inside, when the whole line stands in one pair of parentheses
 * (lyrics.md#chinese-lines); undefined when it does not.
 */
export function englishInside(text: string): string | undefined {
  const found = inPair.exec(text.trim())
  return found ? (found[1] ?? found[2] ?? '').trim() : undefined
}

/** Whether a line that counts as English looks Chinese all the same: the editor is asked. */
export const isChineseInside = (text: string): boolean => {
  const inside = englishInside(text)
  return inside !== undefined && hasHan(inside)
}

const parted = /^(.*\S)(?:\s*[|｜]\s*|\s{2,}|\t+)(\S.*)$/

/**
 * A Chinese line with its translation behind it, parted by a bar or several spaces: both halves. Undefined for two
 * Chinese or two Latin halves, which belong together.
 */
export function partTranslation(text: string): { text: string; translation: string } | undefined {
  const [, first = '', second = ''] = parted.exec(text) ?? []
  const isPair = hasHan(first) && !hasHan(second) && /\p{Letter}/u.test(second)
  return isPair ? { text: first, translation: second } : undefined
}
