import type { WholePerson } from '@duologue/contract/school/school-shapes'
import { personTexts as texts } from '@duologue/domain/messages/school/person'
import { rulesTexts } from '@duologue/domain/messages/school/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { AllowPupilsDialog } from './allow-pupils-dialog'
import { DeedDialog } from './deed-dialog'
import { type PlainDeed, plainDeeds } from './deeds-of-person'
import { deletePerson } from './delete-person'
import { keysOfSchool } from './get-person-query'
import { HandOverClassesDialog } from './hand-over-classes-dialog'
import styles from './person-page.module.css'
import { RenewPersonCardDialog } from './renew-person-card-dialog'

/** What is asked about now: one of the deeds for a reason alone, or one that asks for more. */
type Asking = PlainDeed | 'allow' | 'newCard' | 'handOver' | 'delete'

/** What an admin can do about somebody, each in a dialog of its own (school.md#what-admins-do). */
export function PersonDeeds({
  client,
  person,
  onGone,
}: {
  client: Client
  person: WholePerson
  onGone: () => void
}) {
  const title = useId()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const changed = () => queryClient.invalidateQueries(keysOfSchool)
  const ask = (what: Asking, says: string, isDangerous = false) => (
    <li key={says}>
      <button
        type="button"
        className={isDangerous ? button.danger : button.secondary}
        onClick={() => setAsking(what)}
      >
        {says}
      </button>
    </li>
  )
  const about = { client, person, onChanged: changed, onClose: close }
  return (
    <section className={styles.deeds} aria-labelledby={title}>
      <h3 id={title}>{texts.deeds}</h3>
      <ul>
        {plainDeeds(person).map(deed => ask(deed, deed.title, deed.isDangerous))}
        {person.isPupil ? ask('newCard', texts.newCard.title) : null}
        {person.classes.length > 0 ? ask('handOver', texts.handOver.title) : null}
        {person.type === 'teacher' ? ask('allow', rulesTexts.allow.title) : null}
        {ask('delete', texts.delete.title, true)}
      </ul>
      {asking === 'newCard' ? <RenewPersonCardDialog {...about} /> : null}
      {asking === 'allow' ? <AllowPupilsDialog {...about} /> : null}
      {asking === 'handOver' ? <HandOverClassesDialog {...about} /> : null}
      {asking === 'delete' ? (
        <DeedDialog
          {...texts.delete}
          look="danger"
          isForGood
          onClose={close}
          onDo={async why => {
            const isDone = await makeCall(
              client,
              () => deletePerson(client, person.id, why),
              texts.delete.done,
            )
            if (!isDone) return
            onGone()
            await changed()
          }}
        />
      ) : null}
      {typeof asking === 'object' ? (
        <DeedDialog
          title={asking.title}
          lead={asking.lead}
          look={asking.isDangerous ? 'danger' : 'primary'}
          onClose={close}
          onDo={async why => {
            const isDone = await makeCall(
              client,
              () => asking.act(client, person.id, why),
              asking.done,
            )
            if (!isDone) return
            await changed()
            close()
          }}
        />
      ) : null}
    </section>
  )
}
