import { byNeed } from '@duologue/domain/assignments/by-need'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { byName } from '@duologue/domain/messages/by-name'
import { conversationPageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { Toggle } from '../../ui/fields/toggle'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import { AssignMore } from '../assign-more'
import styles from '../assignments.module.css'
import { classResultsQuery } from '../get-class-results-query'
import { ClassProgress } from './class-progress'
import { ExportButtons } from './export-buttons'
import { ResultsGrid } from './results-grid'

/** The results of a class: who stands how with what, as a file, on paper, and over time (assignments.md#class-results). */
export function ResultsTab({
  client,
  classId,
  name,
  user,
  isArchived,
}: {
  client: Client
  classId: string
  /** The name of the class. */
  name: string
  user: string
  /** Then nothing is assigned (classes.md#archived). */
  isArchived: boolean
}) {
  const { data, isPending, refetch } = useQuery(classResultsQuery(client, classId, user))
  const [isByNeed, setIsByNeed] = useState(false)
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.resultsFailed} onRetry={() => void refetch()} />
  const { assignments, total } = data
  const students = byName(data.students, ({ student }) => student.fullName)
  if (total === 0 && isArchived) return <NothingFound title={texts.emptyTeacher} />
  if (total === 0)
    return (
      <NothingFound title={texts.emptyTeacher} hint={texts.emptyTeacherHint}>
        <AssignMore />
      </NothingFound>
    )
  if (students.length === 0) return <NothingFound title={texts.nobodyJoined} />
  return (
    <div className={styles.stack}>
      <div className={`${styles.bar} screen-only`}>
        <span className={styles.count}>
          <Toggle isOn={isByNeed} onChange={setIsByNeed} label={texts.byNeed} />
        </span>
        <button type="button" className={button.quiet} onClick={() => window.print()}>
          <Icon name="printer" /> {conversationPageTexts.print}
        </button>
      </div>
      {total > assignments.length ? <p>{texts.latestOf(assignments.length, total)}</p> : null}
      <ResultsGrid assignments={assignments} students={isByNeed ? byNeed(students) : students} />
      <div className="screen-only">
        <ExportButtons classId={classId} name={name} />
        <ClassProgress client={client} classId={classId} user={user} />
      </div>
    </div>
  )
}
