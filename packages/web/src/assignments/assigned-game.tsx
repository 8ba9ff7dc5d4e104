import type { Assignment } from '@duologue/contract/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments'
import styles from './assignments.module.css'

/** What is assigned: its title, and what is fixed of the game. */
export function AssignedGame({ assignment }: { assignment: Assignment }) {
  const { conversation, pronunciationList, mode, difficulty } = assignment
  const fixed = [
    mode === 'any' ? null : texts.modes[mode],
    difficulty === 'any' ? null : texts.difficulties[difficulty],
  ].filter(Boolean)
  return (
    <span className={styles.game}>
      <span>{conversation?.title ?? pronunciationList?.title}</span>
      {fixed.length > 0 ? <small>{fixed.join(' · ')}</small> : null}
      {conversation?.isDeleted ? <small>{texts.gone}</small> : null}
    </span>
  )
}
