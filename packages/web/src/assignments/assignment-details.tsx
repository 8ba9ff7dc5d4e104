import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { Dialog } from '../ui/dialogs/dialog'
import { LoadFailed } from '../ui/feedback/load-failed'
import { thingOf } from './assign/assignable'
import styles from './assignments.module.css'
import { assignmentQuery } from './get-assignment-query'
import { ClassMisses } from './results/class-misses'
import { StudentResults } from './results/student-results'
import { ShareAssignment } from './share-assignment'
import { dueInWords } from './today-here'

/** An assignment with each student's plays, and what the class misses (assignments.md#details-and-results). */
export function AssignmentDetails({
  client,
  assignment,
  user,
  onClose,
}: {
  client: Client
  assignment: Assignment
  user: string
  onClose: () => void
}) {
  const { id, song, requirement, requiredScore, dateDue, timeZone } = assignment
  const { data, isPending, refetch } = useQuery(assignmentQuery(client, id, user))
  return (
    <Dialog title={thingOf(assignment)?.title ?? texts.details} onClose={onClose}>
      <p className={styles.facts}>
        {texts.asks(requirement, requiredScore)} · {texts.dueOn(dueInWords(dateDue, timeZone))}
      </p>
      <ShareAssignment assignment={assignment} />
      {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
      {!isPending && !data ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      ) : null}
      {data ? <StudentResults assignment={data} /> : null}
      {song && !song.isAvailable ? (
        <p>{song.isDeleted ? texts.gone.song : assignedSongTexts.hidden}</p>
      ) : (
        <ClassMisses client={client} assignment={id} user={user} />
      )}
    </Dialog>
  )
}
