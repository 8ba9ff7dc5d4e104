import type { SchoolPerson } from '@duologue/contract/school/school-shapes'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { commas } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import { peopleTexts as texts } from '@duologue/domain/messages/school/people'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './people-tab.module.css'

/** What somebody's account is: its type, and the role that goes with it. */
const accountOf = ({ type, role, isPupil }: SchoolPerson): string =>
  commas([isPupil ? texts.pupil : texts.types[type], ...(role ? [texts.roles[role]] : [])])

function PersonName({ person }: { person: SchoolPerson }) {
  return (
    <span className={styles.person}>
      <img src={portraitOfUser(person)} alt="" width="36" height="36" />
      <span>
        <bdi>{person.fullName}</bdi>
        {person.fullName === person.username ? null : <small>{person.username}</small>}
      </span>
    </span>
  )
}

/** People as rows. */
export function PeopleTable({ people }: { people: readonly SchoolPerson[] }) {
  return (
    <ScrollingTable label={texts.people} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.email}</th>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.since}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.id}>
            <th scope="row" data-long>
              <PersonName person={person} />
            </th>
            <td data-long>{person.email ?? texts.noEmail}</td>
            <td data-label={texts.account}>{accountOf(person)}</td>
            <td data-label={texts.since}>{day(Date.parse(person.since))}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
