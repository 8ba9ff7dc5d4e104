import type { ClassScores } from '../choices/class-scores'
import type { PlayedKind } from '../choices/played-kinds'
import type { HallSettings } from './hall-settings'

/** What a hall is played over, and for whom. */
interface PlayedFor {
  readonly kind: PlayedKind
  readonly hasClass: boolean
}

/** What is wrong with the settings of a hall, by the name of the setting; undefined where nothing is (live.md#settings). */
export function hallSettingsFault(
  { joins, mode, pace }: HallSettings,
  { kind, hasClass }: PlayedFor,
): 'joins' | 'mode' | undefined {
  if (joins === 'class' && !hasClass) return 'joins'
  const canWrite = kind === 'pronunciationList' && pace === 'own'
  return mode === 'writing' && !canWrite ? 'mode' : undefined
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
