import { createHash } from 'node:crypto'

/** How a character sounds; the two speakers of a dialogue are told apart by it. */
export type CharacterVoice = 'high' | 'low'

/**
 * The place of a line's clip below `content/audio`, such as `es/0123456789abcdef0123.mp3`.
 *
 * The name follows from what is heard alone: the first 20 hexadecimal digits of the SHA-256 of voice
 * and text. So a line that returns shares its clip, and a corrected line asks for a new one.
 */
export function audioKey(language: string, voice: CharacterVoice, text: string): string {
  const hash = createHash('sha256').update(`${voice}\n${text}`, 'utf8').digest('hex').slice(0, 20)
  return `${language}/${hash}.mp3`
}
