import { savedHere } from './saved-here'

/** How much of a duel is seen beside what is told: all of it, no motion, nothing (battle.md#effects). */
export const effectLevels = ['full', 'calm', 'off'] as const
export type Effects = (typeof effectLevels)[number]

/** What was chosen of the stage; what is not in it was not chosen. */
interface StageChoices {
  readonly effects?: Effects
  readonly lines?: boolean
  readonly music?: boolean
  readonly vibration?: boolean
}

function readChoices(text: string): StageChoices | undefined {
  const told: unknown = JSON.parse(text)
  if (typeof told !== 'object' || told === null) return undefined
  const { effects, lines, music, vibration } = told as Record<string, unknown>
  const level = effectLevels.find(each => each === effects)
  return {
    ...(level ? { effects: level } : {}),
    ...(typeof lines === 'boolean' ? { lines } : {}),
    ...(typeof music === 'boolean' ? { music } : {}),
    ...(typeof vibration === 'boolean' ? { vibration } : {}),
  }
}

/** All of it is one value: what is kept by every page's script has a name for each key. */
const choices = savedHere<StageChoices>(
  'battle-effects',
  {},
  { read: readChoices, write: JSON.stringify },
)

/** One of the choices, kept with the others. */
const choiceOf = <Name extends keyof StageChoices, Unchosen>(name: Name, unchosen: Unchosen) => ({
  get: () => choices.get()[name] ?? unchosen,
  set: (value: NonNullable<StageChoices[Name]>) => choices.set({ ...choices.get(), [name]: value }),
  use: () => choices.use()[name] ?? unchosen,
})

/** The chosen effects; null until some are chosen. */
export const battleEffects = choiceOf('effects', null)

/** Whether a line that was answered rightly is heard in reading mode (battle.md#sounds). */
export const linesSaid = choiceOf('lines', true)

/** Whether there is music in duels: thirty pupils may sit in one room. */
export const battleMusic = choiceOf('music', false)

/** Whether the device is felt; null until that is chosen. */
export const battleVibration = choiceOf('vibration', null)
