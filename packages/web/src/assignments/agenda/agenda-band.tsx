import type { Agenda } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { inAnyLanguage } from '../../ui/written-in'
import { thingOf } from '../assign/assignable'
import { OpenAssignment } from '../open-assignment'
import { daysAway } from '../today-here'
import styles from './agenda-band.module.css'
import { factsOf, nextDue } from './class-facts'
import { agendaQuery } from './get-agenda-query'

/** One thing to do. */
function Due({ due: { assignment, class: of } }: { due: Agenda['due'][number] }) {
  const { dateDue, timeZone, requirement, requiredScore } = assignment
  return (
    <li>
      <p className={styles.when}>{texts.dueAway(daysAway(dateDue, timeZone))}</p>
      <h3 {...inAnyLanguage}>{thingOf(assignment)?.title}</h3>
      <p className={styles.facts}>
        {texts.asks(requirement, requiredScore)} ·{' '}
        <Link to="/classes/$classId/student" params={{ classId: of.id }} {...inAnyLanguage}>
          {of.name}
        </Link>
      </p>
      <OpenAssignment assignment={assignment} className={button.primary ?? ''}>
        {texts.play}
      </OpenAssignment>
    </li>
  )
}

/** How one class stands. */
function Taught({ taught }: { taught: Agenda['taught'][number] }) {
  const { id, name, open, missed } = taught
  return (
    <li>
      <p className={styles.when}>{nextDue(taught)}</p>
      <h3 {...inAnyLanguage}>{name}</h3>
      <p className={styles.facts}>{factsOf(taught)}</p>
      <Link
        to="/classes/$classId/teacher"
        params={{ classId: id }}
        search={open + missed > 0 ? { tab: 'results' } : {}}
        className={button.secondary}
        aria-label={texts.openClass(name)}
      >
        {texts.look}
      </Link>
    </li>
  )
}

/** What is next in the own classes (assignments.md#agenda); nothing where nothing is. */
export function AgendaBand({ client, user }: { client: Client; user: string }) {
  const { data, isPending, refetch } = useQuery(agendaQuery(client, user))
  if (isPending) return <div className={styles.place} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (data.due.length + data.taught.length === 0) return null
  const { due, dueTotal, taught } = data
  return (
    <section className={styles.agenda} aria-labelledby="agenda">
      <h2 id="agenda" className={styles.title}>
        {texts.agenda}
      </h2>
      <ul className={styles.cards}>
        {due.map(one => (
          <Due key={one.assignment.id} due={one} />
        ))}
        {taught.map(one => (
          <Taught key={one.id} taught={one} />
        ))}
      </ul>
      {dueTotal > due.length ? (
        <p className={styles.more}>
          <Link to="/classes">{texts.agendaMore(dueTotal - due.length)}</Link>
        </p>
      ) : null}
    </section>
  )
}
