import type { Battle } from '../battle'
import type { BattleLine } from '../battle-setup'

/** What tells the reader which line is wanted. */
export type Cue =
  | { readonly kind: 'translation'; readonly text: string; readonly image: string | null }
  | {
      readonly kind: 'dialogue'
      readonly lines: readonly BattleLine[]
      readonly image: string | null
    }

/** The lines of this round that have been spoken, in order; the current one once it is answered. */
export function dialogueSoFar(battle: Battle): readonly BattleLine[] {
  return battle.setup.lines.slice(0, battle.spoken)
}

/** What a line is spoken from: its clip, or else its words. */
export interface SpokenCue {
  /** Which turn it belongs to: differs from turn to turn of a battle. */
  readonly turn: string
  readonly text: string
  readonly audio: string | null
}

/**
 * The cue of the current line in listening mode (battle.md#cue), whoever has the turn: it is to be heard, and
 * nothing of it to be read. Null outside a turn, and in the other modes.
 */
export function listeningCue(battle: Battle): SpokenCue | null {
  const { phase, setup, round } = battle
  if (setup.mode !== 'listening' || phase.name !== 'roundPlay') return null
  const { lineIndex } = phase.turn
  const line = setup.lines[lineIndex]
  if (line === undefined) return null
  return { turn: `${round}-${lineIndex}`, text: line.text, audio: line.audio }
}

/**
 * The cue of the current line in reading mode (battle.md#cue): its translation, or the dialogue before it
 * when it has none. Null outside a turn.
 */
export function readingCue(battle: Battle): Cue | null {
  const { phase, setup } = battle
  if (phase.name !== 'roundPlay') return null
  const { lineIndex } = phase.turn
  const line = setup.lines[lineIndex]
  const image = line?.image ?? null
  const text = line?.translation?.trim() ?? ''
  if (text !== '') return { kind: 'translation', text, image }
  return { kind: 'dialogue', lines: setup.lines.slice(0, lineIndex), image }
}
