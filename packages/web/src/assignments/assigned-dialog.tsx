import type { ClassCard } from '@duologue/contract/classes'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { commas } from '@duologue/domain/messages/joined'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'
import type { Got } from './assign/create-assignment'
import styles from './assignments.module.css'

/** A class, and what it got. */
export interface Assigned {
  readonly card: ClassCard
  readonly got: Got
}

const titles = (all: readonly { title: string }[]) => commas(all.map(({ title }) => title))

/** What became of the conversations of a playlist or the items of a unit, in sentences; how many, unless that is said. */
function Told({
  got: { assigned, already, notPlayable, unavailable },
  isCounted,
}: {
  got: NonNullable<Got>
  isCounted: boolean
}) {
  return (
    <ul className={styles.told}>
      {isCounted ? null : <li>{texts.assignedCount(assigned.length)}</li>}
      {already.length > 0 ? <li>{texts.alreadyAssigned(titles(already))}</li> : null}
      {notPlayable.length > 0 ? <li>{texts.notPlayable(titles(notPlayable))}</li> : null}
      {unavailable > 0 ? <li>{texts.notAvailable(unavailable)}</li> : null}
    </ul>
  )
}

/**
 * What was assigned, with the way to each class (assignments.md#assign-to-class), and which classes were left out by a
 * fault.
 */
export function AssignedDialog({
  assigned,
  missing,
  created,
  onClose,
}: {
  assigned: readonly Assigned[]
  missing: readonly ClassCard[]
  /** What is said of it, where that tells how many. */
  created?: string
  onClose: () => void
}) {
  const isAny = assigned.some(({ got }) => got === null || got.assigned.length > 0)
  return (
    <Dialog title={isAny ? (created ?? texts.created) : texts.nothingAssigned} onClose={onClose}>
      {missing.length > 0 ? (
        <p className={styles.fault} role="alert">
          {texts.notAssignedTo(commas(missing.map(({ name }) => name)))}
        </p>
      ) : null}
      <ul className={styles.ways}>
        {assigned.map(({ card: { id, name }, got }) => (
          <li key={id}>
            <Link
              to="/classes/$classId/teacher"
              params={{ classId: id }}
              className={button.primary}
            >
              {texts.toClass(name)}
            </Link>
            {got ? <Told got={got} isCounted={created !== undefined} /> : null}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
