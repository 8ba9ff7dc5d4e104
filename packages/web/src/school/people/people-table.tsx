import type { SchoolPerson } from '@duologue/contract/school/school-shapes'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { commas } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import { peopleTexts as texts } from '@duologue/domain/messages/school/people'
import { Link } from '@tanstack/react-router'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './people-tab.module.css'

/** What somebody's account is: its type, the role that goes with it, and whether it is closed. */
export const accountOf = ({ type, role, isPupil, closed }: SchoolPerson): string =>
  commas([
    isPupil ? texts.pupil : texts.types[type],
    ...(role ? [texts.roles[role]] : []),
    ...(closed ? [texts.closed] : []),
  ])

interface Search {
  q?: string
}

function PersonName({ person, search }: { person: SchoolPerson; search: Search }) {
  return (
    <span className={styles.person}>
      <img src={portraitOfUser(person)} alt="" width="36" height="36" />
      <span>
        <Link to="/school/{-$tab}" params={{}} search={{ ...search, person: person.id }}>
          <bdi>{person.fullName}</bdi>
        </Link>
        {person.fullName === person.username ? null : <small>{person.username}</small>}
      </span>
    </span>
  )
}

/** People as rows. */
export function PeopleTable({
  people,
  search,
}: {
  people: readonly SchoolPerson[]
  /** What is searched for, to which one comes back. */
  search: Search
}) {
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
              <PersonName person={person} search={search} />
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
