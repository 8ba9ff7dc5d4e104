import type { BattleMode } from '../choices/battle-modes'
import type { LearnSkill, LearnStep } from '../choices/learn-choices'
import type { SongMode } from '../choices/song-game-choices'

/** How an answer is given: said, written, or only thought and judged by the learner. */
export type AnswerWay = 'say' | 'type' | 'check'

const ofMode = { reading: 'read', listening: 'hear', speaking: 'say' } as const

/** What of a line an answer in a battle shows. */
export const skillOfMode = (mode: BattleMode): LearnSkill => ofMode[mode]

/** What of a word or a lyric an answer in a game over a song shows (learn.md#memory-of-songs). */
export const skillOfSongMode = (mode: SongMode): LearnSkill =>
  (({ listening: 'hear', writing: 'write', reading: 'read', speaking: 'say' }) as const)[mode]

/** What of a line an answer in a step of Learn Mode shows; steps that are not marked ask for nothing. */
export function skillOfStep(step: LearnStep, way: AnswerWay): LearnSkill {
  if (step === 'gap') return 'read'
  if (step === 'rebuild') return 'hear'
  return way === 'type' ? 'write' : 'say'
}

/** How a word of a song is asked for again in Review: as the gap of its line, chosen or written. */
export const roundOfWord = (skill: LearnSkill): 1 | 2 => (skill === 'write' ? 2 : 1)

/** The step in which a skill is asked for again in Review. */
export function stepOfSkill(skill: LearnSkill): LearnStep {
  if (skill === 'read') return 'gap'
  return skill === 'hear' ? 'rebuild' : 'turn'
}
