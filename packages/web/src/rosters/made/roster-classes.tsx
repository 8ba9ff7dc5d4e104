import type { RosterClass } from '@duologue/contract/rosters/rosters'
import { pupilTexts } from '@duologue/domain/messages/pupils/pupils'
import { rosterClassTexts as texts } from '@duologue/domain/messages/rosters/rosters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { classesKey } from '../../classes/classes-key'
import { refreshUser } from '../../session/get-me'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { SettingsSection } from '../../ui/fields/settings-section'
import { SubmitButton } from '../../ui/fields/submit-button'
import { rosterClassesQuery } from './list-roster-classes-query'
import { makeRosterClasses } from './make-roster-classes'
import styles from './roster-classes.module.css'

/** What was made, with the titles of the classes; their cards are what comes next. */
interface Made {
  classes: readonly { id: string; title: string }[]
  pupils: number
}

function MadeClasses({ made: { classes, pupils } }: { made: Made }) {
  return (
    <SettingsSection title={texts.made(classes.length)}>
      <p role="status">{texts.pupils(pupils)}</p>
      <ul className={styles.list}>
        {classes.map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>{' '}
            <Link
              to="/classes/$classId/cards"
              params={{ classId: id }}
              className={button.secondary}
              aria-label={texts.cardsOf(title)}
            >
              {pupilTexts.printCards}
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

/** One class of the roster, ticked or not. */
function Offered({
  offered: { title, course, school, students, class: made },
  isChosen,
  onChoose,
}: {
  offered: RosterClass
  isChosen: boolean
  onChoose: () => void
}) {
  const labels = [course, school].filter(Boolean)
  const facts = [texts.students(students), made ? texts.isMade : null]
  return (
    <label>
      <input type="checkbox" aria-label={title} checked={isChosen} onChange={onChoose} />
      <span>
        <bdi>{title}</bdi>
        <small>
          {labels.map((label, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a course may be called as its school
            <Fragment key={at}>
              <bdi>{label}</bdi>
              {' · '}
            </Fragment>
          ))}
          {facts.filter(Boolean).join(' · ')}
        </small>
      </span>
    </label>
  )
}

/** The classes that the school has for a teacher, to be made; nothing while there are none (rosters.md#making-classes). */
export function RosterClasses({ client, user }: { client: Client; user: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(rosterClassesQuery(client, user))
  const [left, setLeft] = useState<readonly string[]>([])
  const [made, setMade] = useState<Made>()
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const offered = data?.classes ?? []
  const chosen = offered.map(({ id }) => id).filter(id => !left.includes(id))
  const make = async () => {
    // The answer names the classes in this order.
    const wanted = chosen.toSorted()
    const isDone = await makeCall(client, async () => {
      const answer = await makeRosterClasses(client, wanted, keyFor(wanted.join(' ')))
      const titles = new Map(offered.map(({ id, title }) => [id, title]))
      keyDone()
      const classes = answer.classes.map((id, at) => ({
        id,
        title: titles.get(wanted[at] ?? '') ?? '',
      }))
      setMade({ classes, pupils: answer.pupils })
    })
    await queryClient.invalidateQueries(rosterClassesQuery(client, user))
    if (!isDone) return
    await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
    await refreshUser(client)
  }
  const choose = (id: string) =>
    setLeft(before => (before.includes(id) ? before.filter(one => one !== id) : [...before, id]))
  return (
    <>
      {made ? <MadeClasses made={made} /> : null}
      {offered.length > 0 ? (
        <SettingsSection title={texts.title(offered.length)}>
          <form
            onSubmit={event => {
              event.preventDefault()
              if (chosen.length > 0) send(make)
            }}
          >
            <p>{texts.hint}</p>
            <ul className={styles.list}>
              {offered.map(one => (
                <li key={one.id}>
                  <Offered
                    offered={one}
                    isChosen={chosen.includes(one.id)}
                    onChoose={() => choose(one.id)}
                  />
                </li>
              ))}
            </ul>
            <SubmitButton isSending={isSending} isReady={chosen.length > 0}>
              {texts.make}
            </SubmitButton>
          </form>
        </SettingsSection>
      ) : null}
    </>
  )
}
