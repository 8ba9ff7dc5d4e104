import type { ClassScores } from '../choices/class-scores'
import type { PlayedKind } from '../choices/played-kinds'
import { type HallSettings, isInPairs } from './hall-settings'

/** What a hall is played over, and for whom. */
interface PlayedFor {
  readonly kind: PlayedKind
  readonly hasClass: boolean
}

/**
 * What is wrong with the settings of a hall that is opened for many, by the name of the setting; undefined where nothing
 * is (live.md#settings).
 */
export function hallSettingsFault(
  settings: HallSettings,
  { kind, hasClass }: PlayedFor,
): 'form' | 'joins' | 'mode' | 'pace' | undefined {
  const { form, joins, mode, pace } = settings
  // The hall of one pair is opened by an invitation.
  if (form === 'pair') return 'form'
  if (joins === 'class' && !hasClass) return 'joins'
  if (form === 'pairs' && pace !== 'own') return 'pace'
  const canWrite = kind === 'pronunciationList' && pace === 'own' && !isInPairs(settings)
  if (mode === 'writing' && !canWrite) return 'mode'
  return mode === 'speaking' && !isInPairs(settings) ? 'mode' : undefined
}

/**
 * The settings as far as a class lets its students be compared (classes.md#class-scores): where scores are off nobody has a
 * place, and names stand on the screen only where everybody sees them.
 *
 * @param scores what the class has set; null without a class.
 */
export function boundSettings(settings: HallSettings, scores: ClassScores | null): HallSettings {
  if (scores === null || scores === 'names') return settings
  return { ...settings, shows: 'sides', ownPlace: settings.ownPlace && scores !== 'off' }
}
