import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { connection } from '../ui/has-connection'
import { useStore } from '../ui/store'
import styles from './assignments.module.css'
import { StatusMark } from './results/status-mark'
import { dueInWords } from './today-here'

/** What the intro of Battle Mode says of the assignment that is played (assignments.md#playing-an-assignment). */
export function AssignmentInfo({
  assignment,
  modes = texts.modes,
}: {
  assignment: Assignment
  /** What its modes are called, where they are games of their own. */
  modes?: typeof texts.modes | typeof assignedSongTexts.modes
}) {
  const isAway = !useStore(connection)
  const { mode, difficulty, requirement, requiredScore, dateDue, timeZone, standing } = assignment
  return (
    <section className={styles.info} aria-label={texts.yourAssignment}>
      <strong>{texts.asks(requirement, requiredScore)}</strong>
      <span>{texts.dueOn(dueInWords(dateDue, timeZone))}</span>
      {mode === 'any' ? null : <span>{modes[mode]}</span>}
      {difficulty === 'any' ? null : <span>{texts.difficulties[difficulty]}</span>}
      {standing ? <StatusMark status={standing.status} /> : null}
      {isAway ? <span role="status">{texts.offlineDue}</span> : null}
    </section>
  )
}
