import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { classCourseTexts } from '@duologue/domain/messages/courses/class-course'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
import { AssignMore, AssignMoreButton } from './assign-more'
import { AssignmentDetails } from './assignment-details'
import { AssignmentTable } from './assignment-table'
import styles from './assignments.module.css'
import { assignmentsKey } from './assignments-key'
import { ChangeDateDialog } from './change-date-dialog'
import { classAssignmentsQuery } from './class-assignments-query'
import { DeleteAssignmentsDialog } from './delete-assignments-dialog'
import { UpdateAssignmentDialog } from './update-assignment-dialog'

/** The course that the class follows (courses.md#of-a-class). */
const CourseLink = ({ classId }: { classId: string }) => (
  <Link className={button.secondary} to="/classes/$classId/course" params={{ classId }}>
    {classCourseTexts.course}
  </Link>
)

/** What lies over the table. */
type Shown = 'date' | 'settings' | 'delete' | { readonly details: Assignment } | null

/** What can be changed of one that is ticked. */
function Changes({
  isOne,
  onShow,
}: {
  isOne: boolean
  onShow: (shown: 'date' | 'settings') => void
}) {
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        disabled={!isOne}
        onClick={() => onShow('date')}
      >
        {texts.changeDate}
      </button>
      <button
        type="button"
        className={button.secondary}
        disabled={!isOne}
        onClick={() => onShow('settings')}
      >
        {texts.changeSettings}
      </button>
    </>
  )
}

/**
 * The assignments of a class as its teacher sees them: the table and what can be done with them
 * (assignments.md#tables).
 */
export function TeacherAssignments({
  client,
  classId,
  user,
  isArchived,
  playLive,
}: {
  client: Client
  classId: string
  user: string
  /** Then nothing is assigned, changed or played live (classes.md#archived). */
  isArchived: boolean
  /** What plays an assignment with the whole class at once. */
  playLive: (assignment: Assignment) => ReactNode
}) {
  const { data, isPending, refetch } = useQuery(classAssignmentsQuery(client, classId, user))
  const queryClient = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<Shown>(null)
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (data.length === 0) {
    if (isArchived) return <NothingFound title={texts.emptyTeacher} />
    return (
      <NothingFound title={texts.emptyTeacher} hint={texts.emptyTeacherHint}>
        <AssignMore />
        <CourseLink classId={classId} />
      </NothingFound>
    )
  }
  const selected = data.filter(({ id }) => ticked.has(id))
  const [only] = selected.length === 1 ? selected : []
  const close = () => setShown(null)
  const changed = async () => {
    close()
    await queryClient.invalidateQueries({ queryKey: assignmentsKey(user) })
  }
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {texts.selected(selected.length)}
        </span>
        {selected.length > 0 ? (
          <>
            {isArchived ? null : <Changes isOne={only !== undefined} onShow={setShown} />}
            <button type="button" className={button.secondary} onClick={() => setShown('delete')}>
              {texts.delete}
            </button>
            {only && !isArchived ? playLive(only) : null}
          </>
        ) : null}
        <CourseLink classId={classId} />
        {isArchived ? null : <AssignMoreButton />}
      </div>
      <AssignmentTable
        assignments={data}
        ticked={ticked}
        onTick={setTicked}
        onDetails={details => setShown({ details })}
      />
      {only && shown === 'date' ? (
        <ChangeDateDialog client={client} assignment={only} onChanged={changed} onClose={close} />
      ) : null}
      {only && shown === 'settings' ? (
        <UpdateAssignmentDialog
          client={client}
          assignment={only}
          onChanged={changed}
          onClose={close}
        />
      ) : null}
      {shown === 'delete' && selected.length > 0 ? (
        <DeleteAssignmentsDialog
          client={client}
          assignments={selected}
          onDeleted={changed}
          onClose={close}
        />
      ) : null}
      {shown !== null && typeof shown === 'object' ? (
        <AssignmentDetails client={client} assignment={shown.details} user={user} onClose={close} />
      ) : null}
    </div>
  )
}
