import type { WholePerson } from '@duologue/contract/school/school-shapes'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { commas, followed } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import { peopleTexts } from '@duologue/domain/messages/school/people'
import { reasonTexts, personTexts as texts } from '@duologue/domain/messages/school/person'
import { schoolTexts } from '@duologue/domain/messages/school/school'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import { personQuery } from './get-person-query'
import { accountOf } from './people-table'
import { PersonDeeds } from './person-deeds'
import styles from './person-page.module.css'

const classesOf = ({ classes }: WholePerson): string =>
  commas(
    classes.map(({ name, isArchived }) => (isArchived ? `${name} (${texts.archived})` : name)),
  ) || texts.noClasses

function emailOf({ email, isEmailVerified }: WholePerson): string {
  if (email === null) return peopleTexts.noEmail
  return isEmailVerified ? email : `${email} (${texts.emailNotVerified})`
}

/** What is known of somebody. */
function Facts({ person }: { person: WholePerson }) {
  const facts = [
    [texts.username, person.username],
    [peopleTexts.email, emailOf(person)],
    [peopleTexts.account, accountOf(person)],
    [peopleTexts.since, day(Date.parse(person.since))],
    ...(person.isPupil ? [[texts.keptBy, person.keptBy?.name ?? texts.keptBySchool]] : []),
    ...(person.type === 'teacher' || person.classes.length > 0
      ? [[texts.ownedClasses, classesOf(person)]]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([what, says]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <bdi>{says}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One person, with what an admin can do about them (school.md#what-admins-do). */
export function PersonPage({
  client,
  id,
  search,
  onGone,
}: {
  client: Client
  id: string
  /** What was searched for, to which one goes back. */
  search: { q?: string }
  onGone: () => void
}) {
  const { data: person, error, refetch } = useQuery(personQuery(client, id))
  const isGone = error instanceof CallFailed && (error.status === 404 || error.status === 400)
  return (
    <>
      <Link to="/school/{-$tab}" params={{}} search={search} className={styles.back}>
        <Icon name="back" /> {texts.back}
      </Link>
      {isGone ? <NothingFound title={texts.gone} /> : null}
      {error && !isGone && !person ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      ) : null}
      {!person && !error ? <LoadingVoices /> : null}
      {person && !isGone ? (
        <article className={styles.person}>
          <header className={styles.head}>
            <img src={portraitOfUser(person)} alt="" width="64" height="64" />
            <h2>
              <bdi>{person.fullName}</bdi>
            </h2>
          </header>
          {person.closed ? (
            <p className={styles.closed}>
              {followed(
                texts.closed(day(Date.parse(person.closed.at))),
                reasonTexts[person.closed.why],
              )}
            </p>
          ) : null}
          {person.approval ? (
            <p className={styles.approval}>
              {texts.approval[person.approval]}{' '}
              {person.approval === 'waits' ? (
                <Link to="/school/{-$tab}" params={{ tab: 'approvals' }}>
                  {schoolTexts.approvals}
                </Link>
              ) : null}
            </p>
          ) : null}
          <Facts person={person} />
          <p>
            <Link to="/school/{-$tab}" params={{ tab: 'log' }} search={{ person: person.id }}>
              {texts.inLog}
            </Link>
          </p>
          <PersonDeeds client={client} person={person} onGone={onGone} />
        </article>
      ) : null}
    </>
  )
}
