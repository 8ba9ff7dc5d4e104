import { normaliseText } from '../text/normalise'

/**
 * Whether a conversation can be battled: at least two of its lines must differ in more than case,
 * accents and punctuation, for otherwise there is nothing to choose from (battle.md#what-can-be-battled).
 */
export function canBattle(lines: readonly { readonly text: string }[], language: string): boolean {
  return new Set(lines.map(line => normaliseText(line.text, language))).size >= 2
}

/** What a conversation lacks for a battle; only `too-few-lines` forbids it. */
export type BattleLack = 'too-few-lines' | 'unpublished' | 'no-clips' | 'some-clips'

/** What a conversation lacks for a battle, the most important first; empty when it lacks nothing. */
export function battleLacks(conversation: {
  readonly language: string
  readonly settings: { readonly isPublished: boolean }
  readonly dialogue: readonly { readonly text: string; readonly audio: string | null }[]
}): readonly BattleLack[] {
  const { dialogue, language, settings } = conversation
  const draft: BattleLack[] = settings.isPublished ? [] : ['unpublished']
  if (!canBattle(dialogue, language)) return ['too-few-lines', ...draft]
  const clips = dialogue.filter(line => line.audio).length
  if (clips === dialogue.length) return draft
  return [...draft, clips === 0 ? 'no-clips' : 'some-clips']
}
