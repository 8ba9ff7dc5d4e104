import type { Assignment } from '@duologue/contract/shapes/assignment'
import { agenda } from '@duologue/domain/assignments/agenda'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { thingOf } from './assign/assignable'
import { AssignedGame } from './assigned-game'
import styles from './assignments.module.css'
import { classAssignmentsQuery } from './class-assignments-query'
import { OpenAssignment } from './open-assignment'
import { StatusMark } from './results/status-mark'
import { daysAway, dueInWords } from './today-here'

const KeepSwitch = latePart(async () => (await import('../offline/keep-switch')).KeepSwitch)

const statusOf = ({ standing }: Assignment) => standing?.status ?? 'open'

function AssignmentRow({ assignment }: { assignment: Assignment }) {
  const { dateDue, timeZone, requirement, requiredScore, standing } = assignment
  const isToDo = statusOf(assignment) === 'open'
  const due = dueInWords(dateDue, timeZone)
  return (
    <tr className={styles.opens}>
      <th scope="row">
        <AssignedGame assignment={assignment} />
        {thingOf(assignment)?.isDeleted === false ? (
          <div className={styles.kept}>
            <Suspense>
              <KeepSwitch kind="assignment" id={assignment.id} isListed />
            </Suspense>
          </div>
        ) : null}
      </th>
      <td data-label={texts.dateDue} data-long>
        {isToDo ? texts.dueIn(due, daysAway(dateDue, timeZone)) : due}
      </td>
      <td data-label={texts.requirement}>{texts.asks(requirement, requiredScore)}</td>
      <td>
        <StatusMark status={statusOf(assignment)} />
      </td>
      <td data-label={texts.score}>{texts.points(standing?.score ?? null)}</td>
      <td>
        <OpenAssignment
          assignment={assignment}
          className={`${isToDo ? button.primary : button.secondary} ${styles.ofRow}`}
        >
          {texts.open}
        </OpenAssignment>
      </td>
    </tr>
  )
}

/** The assignments of a class as its student sees them (assignments.md#tables). */
export function StudentAssignments({
  client,
  classId,
  user,
}: {
  client: Client
  classId: string
  user: string
}) {
  const { data, isPending, refetch } = useQuery(classAssignmentsQuery(client, classId, user))
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (data.length === 0) return <NothingFound title={texts.emptyStudent} />
  return (
    <ScrollingTable label={texts.title} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.game}</th>
          <th scope="col">{texts.dateDue}</th>
          <th scope="col">{texts.requirement}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.score}</th>
          <th scope="col">{texts.actions}</th>
        </tr>
      </thead>
      {agenda(data, one => ({ status: statusOf(one), dueAt: Date.parse(one.dateDue) })).map(
        ({ group, assignments }) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={6}>
                {texts.inGroup(texts.groups[group], assignments.length)}
              </th>
            </tr>
            {assignments.map(assignment => (
              <AssignmentRow key={assignment.id} assignment={assignment} />
            ))}
          </tbody>
        ),
      )}
    </ScrollingTable>
  )
}
