import { savedHere } from './saved-here'
import { oneOf, yesOrNo } from './tellings'

/** How much of a duel is seen beside what is told: all of it, no motion, nothing (battle.md#effects). */
export const effectLevels = ['full', 'calm', 'off'] as const
export type Effects = (typeof effectLevels)[number]

/** The chosen effects; null until some are chosen. */
export const battleEffects = savedHere<Effects | null>('battle-effects', null, {
  read: oneOf(effectLevels).read,
  write: chosen => chosen,
})

/** Whether a line that was answered rightly is heard in reading mode (battle.md#sounds). */
export const linesSaid = savedHere('battle-says-lines', true, yesOrNo)

/** Whether there is music in duels: thirty pupils may sit in one room. */
export const battleMusic = savedHere('battle-music', false, yesOrNo)

/** Whether the device is felt; null until that is chosen. */
export const battleVibration = savedHere<boolean | null>('battle-vibration', null, {
  read: yesOrNo.read,
  write: String,
})
