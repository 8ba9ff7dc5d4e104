import type { ClassResults } from '@duologue/contract/assignments'
import { countStatuses } from '@duologue/domain/assignments/assignment-status'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import grid from '../../ui/lists/sticky-grid.module.css'
import { inAnyLanguage } from '../../ui/written-in'
import { dayInWords } from '../today-here'
import styles from './results-grid.module.css'
import { StatusMark } from './status-mark'

type Standings = ClassResults['students'][number]['standings']

/** How many of some standings are done, late or not, of how many. */
function Sum({ standings }: { standings: Standings }) {
  const { done, late } = countStatuses(standings.map(({ status }) => status))
  return texts.ofAll(done + late, standings.length)
}

/**
 * A class's students by its assignments (assignments.md#class-results): names and heads stay in view while it is
 * scrolled; a cell says how somebody stands by its shape and word, with the best score.
 */
export function ResultsGrid({
  assignments,
  students,
}: Pick<ClassResults, 'assignments' | 'students'>) {
  return (
    <div
      role="group"
      className={grid.scroll}
      aria-label={texts.results}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be scrolled by keyboard
      tabIndex={0}
    >
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.sum}</th>
            {assignments.map(({ id, title, dateDue, timeZone }) => (
              <th key={id} scope="col">
                <span className={grid.title} {...inAnyLanguage}>
                  {title}
                </span>
                <small>{dayInWords(dateDue, timeZone)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ student, standings }) => (
            <tr key={student.id}>
              <th scope="row">
                <bdi lang="">{student.fullName}</bdi>
              </th>
              <td>
                <Sum standings={standings} />
              </td>
              {standings.map(({ status, score }, place) => (
                <td key={assignments[place]?.id} data-status={status}>
                  <StatusMark status={status} isShort />
                  {score === null ? null : <span>{texts.points(score)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td>
              <Sum standings={students.flatMap(({ standings }) => standings)} />
            </td>
            {assignments.map(({ id }, place) => (
              <td key={id}>
                <Sum
                  standings={students.flatMap(({ standings }) => standings.slice(place, place + 1))}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
