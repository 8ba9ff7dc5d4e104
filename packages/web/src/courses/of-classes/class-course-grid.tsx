import type { ClassCourseStandings } from '@duologue/contract/courses/class-course-shapes'
import { doneOf, readUnitMarks } from '@duologue/domain/courses/unit-marks'
import { classCourseTexts as texts } from '@duologue/domain/messages/courses/class-course'
import { named } from '@duologue/domain/messages/joined'
import { useState } from 'react'
import grid from '../../ui/lists/sticky-grid.module.css'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './class-course.module.css'
import { UnitMarksDialog, unitName } from './unit-marks-dialog'

type Student = ClassCourseStandings['students'][number]

/** How much of a unit a student has done; it opens the marks of its items. */
function Cell({ told, name, onOpen }: { told: string; name: string; onOpen: () => void }) {
  const { done, available } = doneOf(readUnitMarks(told))
  if (available === 0) return <span className={styles.none}>–</span>
  return (
    <button type="button" className={styles.cell} onClick={onOpen}>
      <span>
        <span className="visually-hidden">{named(name, '')}</span>
        {`${done}/${available}`}
      </span>
      <progress value={done} max={available} aria-hidden="true" />
    </button>
  )
}

/** A class's students by the units of its course (courses.md#of-a-class): names and heads stay in view. */
export function ClassCourseGrid({
  units,
  students,
}: Pick<ClassCourseStandings, 'units' | 'students'>) {
  const [open, setOpen] = useState<{ row: Student; place: number } | null>(null)
  const shown = open && units[open.place]
  return (
    <>
      <div
        role="group"
        className={grid.scroll}
        aria-label={texts.standings}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be scrolled by keyboard
        tabIndex={0}
      >
        <table className={grid.grid}>
          <thead>
            <tr>
              <th scope="col">{texts.heads.student}</th>
              <th scope="col">{texts.heads.lastSeen}</th>
              {units.map((unit, place) => (
                <th key={unit.key} scope="col">
                  <span className={grid.title} {...(unit.title ? inAnyLanguage : {})}>
                    {unitName(unit, place)}
                  </span>
                  {unit.level ? <small>{unit.level}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(row => (
              <tr key={row.student.id}>
                <th scope="row">
                  <bdi lang="">{row.student.fullName}</bdi>
                </th>
                <td>{texts.lastSeen[row.lastSeen]}</td>
                {units.map((unit, place) => (
                  <td key={unit.key}>
                    <Cell
                      told={row.units[place] ?? ''}
                      name={named(row.student.fullName, unitName(unit, place))}
                      onOpen={() => setOpen({ row, place })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && shown ? (
        <UnitMarksDialog
          unit={shown}
          place={open.place}
          student={open.row.student.fullName}
          told={open.row.units[open.place] ?? ''}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
