import type { ClassScores } from '../choices/class-scores'
import type { ClassRole } from './class-role'

/** What of a class's scores is shown: everybody by name, everybody without a name, or only the own place. */
export type ScoresShown = 'named' | 'anonymous' | 'own'

/**
 * What of a class's scores somebody sees; undefined when they are turned off (classes.md#class-scores). Students who
 * see only their own place are named to nobody: their teacher sees how the class does, and not who.
 */
export function scoresShown(setting: ClassScores, role: ClassRole): ScoresShown | undefined {
  if (setting === 'off' || role === 'stranger') return undefined
  if (setting === 'names') return 'named'
  return role === 'student' ? 'own' : 'anonymous'
}
