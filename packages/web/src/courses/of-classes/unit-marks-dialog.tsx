import type { ClassCourseStandings } from '@duologue/contract/courses/class-course-shapes'
import { type ItemMarks, readUnitMarks } from '@duologue/domain/courses/unit-marks'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { named } from '@duologue/domain/messages/joined'
import { Dialog } from '../../ui/dialogs/dialog'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './class-course.module.css'

type Unit = ClassCourseStandings['units'][number]

/** What a unit is called: by its title, else by its number. */
export const unitName = ({ title }: Unit, place: number): string => title || texts.unit(place + 1)

/** The marks of one item in words. */
function Marks({ marks }: { marks: NonNullable<ItemMarks> }) {
  const told =
    'round' in marks
      ? [[texts.marks.round, marks.round] as const]
      : (['learn', 'duel', 'say'] as const).map(part => [texts.marks[part], marks[part]] as const)
  return (
    <ul className={styles.marks}>
      {told.map(([part, mark]) => (
        <li key={part} data-mark={mark}>
          {texts.marked[mark](part)}
        </li>
      ))}
    </ul>
  )
}

/** How a student stands with each item of a unit. */
export function UnitMarksDialog({
  unit,
  place,
  student,
  told,
  onClose,
}: {
  unit: Unit
  place: number
  /** What their teacher calls them. */
  student: string
  /** The marks as they were sent. */
  told: string
  onClose: () => void
}) {
  const marks = readUnitMarks(told)
  return (
    <Dialog title={named(student, unitName(unit, place))} onClose={onClose}>
      <ul className={styles.items}>
        {unit.items.map(({ title }, index) => {
          const own = marks[index] ?? null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name here, and never move
            <li key={index}>
              {title === null || own === null ? (
                <p>{texts.unavailable}</p>
              ) : (
                <>
                  <h3 {...inAnyLanguage}>{title}</h3>
                  <Marks marks={own} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
