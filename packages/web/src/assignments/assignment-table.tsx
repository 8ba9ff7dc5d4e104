import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import button from '../ui/button.module.css'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { thingOf } from './assign/assignable'
import { AssignedGame } from './assigned-game'
import styles from './assignments.module.css'
import { dueInWords } from './today-here'

/** How many students are done, and how many were late or missed it, in words and as a bar. */
function Results({ counts }: Pick<Assignment, 'counts'>) {
  if (!counts) return null
  const { done, late, open, missed } = counts
  const all = done + late + open + missed
  const words = [
    texts.finished(done + late, all),
    late > 0 ? texts.someLate(late) : null,
    missed > 0 ? texts.someMissed(missed) : null,
  ]
  return (
    <span className={styles.results}>
      <meter min={0} max={Math.max(1, all)} value={done + late} aria-hidden="true" />
      {words.filter(Boolean).join(' · ')}
    </span>
  )
}

/** The assignments of a class, to be ticked and looked at (assignments.md#tables). */
export function AssignmentTable({
  assignments,
  ticked,
  onTick,
  onDetails,
}: {
  assignments: readonly Assignment[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  onDetails: (assignment: Assignment) => void
}) {
  const isAll = assignments.every(({ id }) => ticked.has(id))
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onTick(next)
  }
  return (
    <ScrollingTable label={texts.title} isStacked>
      <thead>
        <tr>
          <td>
            <label data-label={texts.selectAll}>
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={texts.selectAll}
                checked={isAll}
                onChange={() =>
                  onTick(isAll ? new Set() : new Set(assignments.map(({ id }) => id)))
                }
              />
            </label>
          </td>
          <th scope="col">{texts.game}</th>
          <th scope="col">{texts.dateDue}</th>
          <th scope="col">{texts.requirement}</th>
          <th scope="col">{texts.results}</th>
          <th scope="col">{texts.actions}</th>
        </tr>
      </thead>
      <tbody>
        {assignments.map(assignment => (
          <tr key={assignment.id}>
            <td>
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={texts.select(thingOf(assignment)?.title ?? '')}
                checked={ticked.has(assignment.id)}
                onChange={() => toggle(assignment.id)}
              />
            </td>
            <th scope="row">
              <AssignedGame assignment={assignment} />
            </th>
            <td data-label={texts.dateDue} data-long>
              {dueInWords(assignment.dateDue, assignment.timeZone)}
            </td>
            <td data-label={texts.requirement} data-long>
              {texts.asks(assignment.requirement, assignment.requiredScore)}
            </td>
            <td>
              <Results counts={assignment.counts} />
            </td>
            <td>
              <button type="button" className={button.quiet} onClick={() => onDetails(assignment)}>
                {texts.details}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
