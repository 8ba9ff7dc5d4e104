import type { FoundClass } from '@duologue/contract/classes/classes-of-school'
import { day } from '@duologue/domain/messages/said-in'
import { number } from '@duologue/domain/messages/say'
import { classesOfSchoolTexts as texts } from '@duologue/domain/messages/school/school-classes'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { ClassDeeds } from './class-deeds'
import styles from './classes-tab.module.css'

/** One class, and what an admin can do about it. */
export function ClassRow({ client, found }: { client: Client; found: FoundClass }) {
  const { owner, coTeachers, archivedAt } = found
  return (
    <tr>
      <th scope="row" data-long>
        <Link to="/classes/$classId/teacher" params={{ classId: found.id }}>
          <bdi>{found.name}</bdi>
        </Link>
        {archivedAt ? (
          <small className={styles.under}>{texts.archivedOn(day(Date.parse(archivedAt)))}</small>
        ) : null}
      </th>
      <td data-long data-label={texts.teacher}>
        <bdi>{owner?.fullName}</bdi>
        {coTeachers > 0 ? <small className={styles.under}>{texts.others(coTeachers)}</small> : null}
      </td>
      <td data-label={texts.students}>{number(found.students)}</td>
      <td data-label={texts.since}>{day(Date.parse(found.createdAt))}</td>
      <td>
        <ClassDeeds client={client} found={found} />
      </td>
    </tr>
  )
}
