import type { Agenda } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { daysAway } from '../today-here'
import { agendaQuery } from './get-agenda-query'

type Taught = Agenda['taught'][number]

/** How a class stands, in a few words (assignments.md#agenda). */
export const factsOf = ({ open, done, of, missed }: Taught): string =>
  [
    open > 0 ? texts.agendaOpen(open) : texts.agendaIdle,
    of > 0 ? texts.agendaDone(done, of) : null,
    missed > 0 ? texts.agendaMissed(missed) : null,
  ]
    .filter(Boolean)
    .join(' · ')

/** When the next assignment of a class is due, as how far away it is; null when nothing is. */
export const nextDue = ({ next }: Taught): string | null =>
  next && texts.dueAway(daysAway(next.dateDue, next.timeZone))

/** The same on a class's card, for its teacher; nothing before it is known. */
export function ClassFacts({
  client,
  user,
  classId,
}: {
  client: Client
  user: string
  classId: string
}) {
  const { data } = useQuery(agendaQuery(client, user))
  const taught = data?.taught.find(({ id }) => id === classId)
  if (!taught) return null
  return [nextDue(taught), factsOf(taught)].filter(Boolean).join(' · ')
}
