import type { ClassStudent } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { commas } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import button from '../../ui/button.module.css'
import { ChooseBox } from '../../ui/fields/choose-box'
import { chosenWith } from '../../ui/fields/chosen-with'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { StudentName } from './student-name'
import styles from './students-tab.module.css'

function allowancesOf({ allowances }: ClassStudent): string {
  const { extraTime, relaxed } = allowances
  const parts = [
    ...(extraTime === 1 ? [] : [texts.extraTimes(extraTime)]),
    ...(relaxed ? [texts.relaxedShort] : []),
  ]
  return commas(parts) || texts.noAllowances
}

/** The students of a class as rows that can be chosen. */
export function StudentTable({
  students,
  chosen,
  onChoose,
  onAllow,
}: {
  students: readonly ClassStudent[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onAllow: (student: ClassStudent) => void
}) {
  const isAll = students.every(({ id }) => chosen.has(id))
  return (
    <ScrollingTable label={texts.students} isStacked>
      <thead>
        <tr>
          <td className={styles.choose}>
            <ChooseBox
              label={texts.selectAll}
              isChosen={isAll}
              onChange={all => onChoose(new Set(all ? students.map(({ id }) => id) : []))}
            />
          </td>
          <th scope="col" className={styles.wide}>
            {texts.student}
          </th>
          <th scope="col" className={styles.wide}>
            {texts.email}
          </th>
          <th scope="col">{texts.login}</th>
          <th scope="col">{texts.joined}</th>
          <th scope="col">{texts.allowances}</th>
        </tr>
      </thead>
      <tbody>
        {students.map(student => (
          <tr key={student.id}>
            <td className={styles.choose}>
              <ChooseBox
                label={texts.selectStudent(student.fullName)}
                isChosen={chosen.has(student.id)}
                onChange={isChosen => onChoose(chosenWith(chosen, student.id, isChosen))}
              />
            </td>
            <th scope="row" data-long>
              <StudentName student={student} />
            </th>
            <td data-long>{student.email}</td>
            <td data-label={texts.login}>{texts.logins[student.login]}</td>
            <td data-label={texts.joined}>{day(Date.parse(student.joinedAt))}</td>
            <td data-label={texts.allowances}>
              <span className={styles.allowed}>
                <span className={styles.allowance}>{allowancesOf(student)}</span>
                <button
                  type="button"
                  className={button.quiet}
                  aria-label={texts.changeAllowancesOf(student.fullName)}
                  onClick={() => onAllow(student)}
                >
                  {texts.changeAllowances}
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
