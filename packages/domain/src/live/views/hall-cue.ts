import type { BattleLine } from '../../battle/battle-setup'
import type { HallCue } from './views'

/**
 * What tells the wanted line (live.md#turn-in-step).
 *
 * @param heard what may be heard of it: all on the screen, its clip alone or nothing with a member.
 */
export function hallCue(
  lines: readonly BattleLine[],
  lineIndex: number,
  mode: string,
  heard: 'all' | 'clip' | 'nothing',
): HallCue {
  const line = lines[lineIndex]
  if (mode === 'listening') {
    const audio = heard === 'nothing' ? null : (line?.audio ?? null)
    return { kind: 'sound', audio, text: heard === 'all' ? (line?.text ?? null) : null }
  }
  const image = line?.image ?? null
  const translation = line?.translation?.trim() ?? ''
  if (translation !== '') return { kind: 'translation', text: translation, image }
  const before = lines.slice(0, lineIndex).map(({ text, pinyin }) => ({ text, pinyin }))
  return { kind: 'dialogue', lines: before, image }
}
