import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { AssignedGame } from './assigned-game'
import styles from './assignments.module.css'
import { classAssignmentsQuery } from './class-assignments-query'
import { StatusMark } from './results/status-mark'
import { dueInWords } from './today-here'

function OpenAssignment({ assignment }: { assignment: Assignment }) {
  const { id, conversation, pronunciationList } = assignment
  if (pronunciationList && !pronunciationList.isDeleted) {
    return (
      <Link
        className={button.primary}
        to="/pronunciation/game"
        search={{ list: pronunciationList.shortid, assignment: id }}
      >
        {texts.open}
      </Link>
    )
  }
  if (!conversation || conversation.isDeleted) return null
  return (
    <Link
      className={button.primary}
      to="/conversations/$conversationId/$readableUrl/game"
      params={{ conversationId: conversation.id, readableUrl: slugify(conversation.title) || '-' }}
      search={{ assignment: id }}
    >
      {texts.open}
    </Link>
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
      <tbody>
        {data.map(assignment => (
          <tr key={assignment.id}>
            <th scope="row">
              <AssignedGame assignment={assignment} />
            </th>
            <td data-label={texts.dateDue} data-long>
              {dueInWords(assignment.dateDue, assignment.timeZone)}
            </td>
            <td data-label={texts.requirement}>
              {texts.asks(assignment.requirement, assignment.requiredScore)}
            </td>
            <td>
              <StatusMark status={assignment.standing?.status ?? 'open'} />
            </td>
            <td data-label={texts.score}>{texts.points(assignment.standing?.score ?? null)}</td>
            <td>
              <OpenAssignment assignment={assignment} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
