import type { CourseUnit } from '@duologue/domain/courses/course'
import { canTakeItem } from '@duologue/domain/courses/edit-units'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { Dialog } from '../../ui/dialogs/dialog'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './found-items.module.css'

/** Asks for the unit that an item is to be moved to; a full one takes none (courses.md#editing). */
export function MoveItemDialog({
  units,
  item,
  onMove,
  onClose,
}: {
  units: readonly CourseUnit[]
  item: string
  onMove: (key: string) => void
  onClose: () => void
}) {
  return (
    <Dialog title={texts.moveToUnit} onClose={onClose}>
      <ul className={styles.found}>
        {units.map((unit, index) => (
          <li key={unit.key}>
            <button
              type="button"
              disabled={unit.items.some(({ id }) => id === item) || !canTakeItem(unit)}
              onClick={() => onMove(unit.key)}
            >
              <span>{coursePageTexts.unit(index + 1)}</span>{' '}
              <span {...inAnyLanguage}>{unit.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
