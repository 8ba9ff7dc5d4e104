import type { Card } from '@duologue/contract/pupils/pupil-shapes'
import type { WholePerson } from '@duologue/contract/school/school-shapes'
import { personTexts } from '@duologue/domain/messages/school/person'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { DeedDialog } from './deed-dialog'
import styles from './person-page.module.css'

const texts = personTexts.newCard

/** Makes a new card for a pupil and shows it (pupils.md#cards): it is printed where the class has its cards. */
export function RenewPersonCardDialog({
  client,
  person,
  onChanged,
  onClose,
}: {
  client: Client
  person: WholePerson
  onChanged: () => Promise<unknown>
  onClose: () => void
}) {
  const [made, setMade] = useState<Card>()
  const [key] = useState(newKey)
  const { id, keptBy } = person
  if (!made)
    return (
      <DeedDialog
        title={texts.title}
        lead={texts.lead}
        onClose={onClose}
        onDo={why =>
          makeCall(
            client,
            async () => {
              setMade(
                await client.school.renewPersonCard({ params: { id }, body: { why } }, { key }),
              )
              await onChanged()
            },
            texts.done,
          )
        }
      />
    )
  return (
    <Dialog title={texts.made} onClose={onClose}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.cardName}</dt>
          <dd className={styles.words}>{made.cardName}</dd>
        </div>
        <div>
          <dt>{texts.words}</dt>
          <dd className={styles.words}>{made.words.join(' ')}</dd>
        </div>
      </dl>
      <p>{texts.keep}</p>
      {keptBy ? (
        <p>
          <Link
            to="/classes/$classId/cards"
            params={{ classId: keptBy.id }}
            search={{ pupils: id }}
            className={button.secondary}
          >
            {texts.print}
          </Link>
        </p>
      ) : null}
    </Dialog>
  )
}
