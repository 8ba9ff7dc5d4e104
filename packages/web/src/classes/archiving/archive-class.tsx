import type { SchoolClass } from '@duologue/contract/classes'
import { classArchivingTexts as texts } from '@duologue/domain/messages/classes/class-archiving'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { SettingsSection } from '../../ui/fields/settings-section'
import { useRefreshClasses } from './use-refresh-classes'

/** Asks whether a class is to be put away, and does so (classes.md#archived). */
export function ArchiveClassDialog({
  client,
  found: { id, name },
  onClose,
}: {
  client: Client
  found: Pick<SchoolClass, 'id' | 'name'>
  onClose: () => void
}) {
  const refresh = useRefreshClasses()
  const archive = async () => {
    await client.classes.archiveClass({ params: { id } })
    onClose()
    await refresh()
  }
  return (
    <ConfirmDialog
      title={texts.archiveTitle(name)}
      confirm={texts.archive}
      look="primary"
      onConfirm={() => makeCall(client, archive, texts.archived)}
      onClose={onClose}
    >
      <p>{texts.archiveLead}</p>
    </ConfirmDialog>
  )
}

/** Puts a class away, after a question. */
export function ArchiveClass({ client, found }: { client: Client; found: SchoolClass }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <SettingsSection title={texts.archive}>
      <p>{texts.archiveLead}</p>
      <p>
        <button type="button" className={button.secondary} onClick={() => setIsAsked(true)}>
          {texts.archive}
        </button>
      </p>
      {isAsked ? (
        <ArchiveClassDialog client={client} found={found} onClose={() => setIsAsked(false)} />
      ) : null}
    </SettingsSection>
  )
}
