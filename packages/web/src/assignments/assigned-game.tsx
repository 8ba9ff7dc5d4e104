import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { inAnyLanguage } from '../ui/written-in'
import { thingOf } from './assign/assignable'
import styles from './assignments.module.css'

/** What is assigned: its title, and what is fixed of the game. */
export function AssignedGame({ assignment }: { assignment: Assignment }) {
  const { activity, mode, difficulty } = assignment
  const thing = thingOf(assignment)
  const fixed = [
    mode === 'any' ? null : texts.modes[mode],
    difficulty === 'any' ? null : texts.difficulties[difficulty],
  ].filter(Boolean)
  return (
    <span className={styles.game}>
      <span {...inAnyLanguage}>{thing?.title}</span>
      {fixed.length > 0 ? <small>{fixed.join(' · ')}</small> : null}
      {thing?.isDeleted ? <small>{texts.gone[activity]}</small> : null}
    </span>
  )
}
