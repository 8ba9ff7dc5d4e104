import type { AssignmentStatus } from '@duologue/domain/assignments/assignment-status'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { Icon, type IconName } from '../../ui/icon'
import styles from '../assignments.module.css'

const icons: Readonly<Record<AssignmentStatus, IconName>> = {
  done: 'check',
  late: 'clock',
  open: 'circle',
  missed: 'cross',
}

/**
 * How a student stands with an assignment: an icon with its word (assignments.md#standing), which a short one only says
 * to who hears it or points at it.
 */
export function StatusMark({
  status,
  isShort = false,
}: {
  status: AssignmentStatus
  isShort?: boolean
}) {
  const word = texts.statuses[status]
  return (
    <span className={styles.status} data-status={status} title={isShort ? word : undefined}>
      <Icon name={icons[status]} />{' '}
      {isShort ? <span className="visually-hidden">{word}</span> : word}
    </span>
  )
}
