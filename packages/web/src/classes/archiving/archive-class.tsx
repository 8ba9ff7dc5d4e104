import { classArchivingTexts as texts } from '@duologue/domain/messages/classes/class-archiving'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { SettingsSection } from '../../ui/fields/settings-section'
import { useRefreshClasses } from './use-refresh-classes'

/** Puts a class away, after a question (classes.md#archived). */
export function ArchiveClass({ client, id }: { client: Client; id: string }) {
  const refresh = useRefreshClasses()
  const [isAsked, setIsAsked] = useState(false)
  const archive = async () => {
    await client.classes.archiveClass({ params: { id } })
    setIsAsked(false)
    await refresh()
  }
  return (
    <SettingsSection title={texts.archive}>
      <p>{texts.archiveLead}</p>
      <p>
        <button type="button" className={button.secondary} onClick={() => setIsAsked(true)}>
          {texts.archive}
        </button>
      </p>
      {isAsked ? (
        <ConfirmDialog
          title={texts.archiveTitle}
          confirm={texts.archive}
          look="primary"
          onConfirm={() => makeCall(client, archive, texts.archived)}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.archiveLead}</p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  )
}
