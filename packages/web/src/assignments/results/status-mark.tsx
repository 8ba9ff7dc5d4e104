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

/** How a student stands with an assignment: an icon with its word (assignments.md#standing). */
export function StatusMark({ status }: { status: AssignmentStatus }) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={icons[status]} /> {texts.statuses[status]}
    </span>
  )
}
