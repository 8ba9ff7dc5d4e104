import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { inAnyLanguage } from '../ui/written-in'
import { thingOf } from './assign/assignable'
import styles from './assignments.module.css'
import { modeNames } from './mode-names'

/** What is assigned: its title, and what is fixed of the game. */
export function AssignedGame({ assignment }: { assignment: Assignment }) {
  const { activity, mode, difficulty, song } = assignment
  const thing = thingOf(assignment)
  const fixed = [
    mode === 'any' ? null : modeNames(activity)[mode],
    difficulty === 'any' ? null : texts.difficulties[difficulty],
  ].filter(Boolean)
  return (
    <span className={styles.game}>
      <span {...inAnyLanguage}>{thing?.title}</span>
      {fixed.length > 0 ? <small>{fixed.join(' · ')}</small> : null}
      {thing?.isDeleted ? <small>{texts.gone[activity]}</small> : null}
      {song && !song.isDeleted && !song.isAvailable ? (
        <small>{assignedSongTexts.hidden}</small>
      ) : null}
    </span>
  )
}
