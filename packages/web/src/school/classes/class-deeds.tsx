import type { FoundClass } from '@duologue/contract/classes/classes-of-school'
import { classArchivingTexts as texts } from '@duologue/domain/messages/classes/class-archiving'
import { personTexts } from '@duologue/domain/messages/school/person'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { DeedDialog } from '../people/deed-dialog'
import { keysOfSchool } from '../people/get-person-query'
import { HandOverClassesDialog } from '../people/hand-over-classes-dialog'
import styles from './classes-tab.module.css'
import { setClassArchived } from './set-class-archived'

/** What an admin can do about a class, each in a dialog that asks why (school.md#classes). */
export function ClassDeeds({ client, found }: { client: Client; found: FoundClass }) {
  const { id, name, owner, archivedAt } = found
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'archived' | 'handOver'>()
  const close = () => setAsking(undefined)
  const changed = () => queryClient.invalidateQueries(keysOfSchool)
  return (
    <div className={styles.deeds}>
      <button type="button" className={button.secondary} onClick={() => setAsking('archived')}>
        {archivedAt ? texts.bringBack : texts.archive}
      </button>
      {owner ? (
        <button type="button" className={button.secondary} onClick={() => setAsking('handOver')}>
          {personTexts.handOver.title}
        </button>
      ) : null}
      {asking === 'archived' ? (
        <DeedDialog
          title={archivedAt ? texts.bringBack : texts.archive}
          lead={archivedAt ? name : `${name}. ${texts.archiveLead}`}
          onClose={close}
          onDo={async why => {
            const told = { isArchived: !archivedAt, why }
            const isDone = await makeCall(
              client,
              () => setClassArchived(client, id, told),
              archivedAt ? texts.broughtBack : texts.archived,
            )
            if (!isDone) return
            await changed()
            close()
          }}
        />
      ) : null}
      {asking === 'handOver' && owner ? (
        <HandOverClassesDialog
          client={client}
          person={{ id: owner.id, classes: [{ id, name }] }}
          onChanged={changed}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
