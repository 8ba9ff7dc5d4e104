/** The difficulty levels of conversations, playlists and lists (text.md#levels), easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export type Level = (typeof levels)[number]

/** The level that has a name, undefined where none has: a select says "all", too. */
export const levelOf = (name: unknown): Level | undefined => levels.find(level => level === name)

/** The three bands of two levels each (text.md#levels) that the explore buttons of /home open. */
export const levelBands = {
  beginner: ['A1', 'A2'],
  intermediate: ['B1', 'B2'],
  advanced: ['C1', 'C2'],
} as const satisfies Record<string, readonly Level[]>

export type LevelBand = keyof typeof levelBands

/** The band that a level belongs to. */
export function bandOf(level: Level): LevelBand {
  if (level === 'A1' || level === 'A2') return 'beginner'
  return level === 'B1' || level === 'B2' ? 'intermediate' : 'advanced'
}

/** More levels than this are the same as all of them (conversations.md#filtering-by-level). */
export const mostLevels = 5

export type LevelChoice = Level | 'all'

/**
 * The selection after one press in the difficulty multi-select (conversations.md#filtering-by-level): choosing all,
 * more than five levels, or dropping the last one gives all; a specific level drops all. Levels stay in order.
 */
export function chooseLevel(selected: readonly LevelChoice[], pressed: LevelChoice): LevelChoice[] {
  if (pressed === 'all') return ['all']
  const chosen = new Set(selected.filter(choice => choice !== 'all'))
  if (!chosen.delete(pressed)) chosen.add(pressed)
  if (chosen.size === 0 || chosen.size > mostLevels) return ['all']
  return levels.filter(level => chosen.has(level))
}
