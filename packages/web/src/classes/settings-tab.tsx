import type { SchoolClass } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import { type ReactNode, useState } from 'react'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { TypedDeleteDialog } from '../ui/dialogs/typed-delete-dialog'
import { SettingsSection } from '../ui/fields/settings-section'
import { ClassSettingsForm } from './update-class-form'

/** The settings of a class, and its end (classes.md#settings). */
export function SettingsTab({
  client,
  found,
  onDeleted,
  children,
}: {
  client: Client
  found: SchoolClass
  onDeleted: () => Promise<void>
  /** More settings, of what other rooms keep for the class. */
  children: ReactNode
}) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = () =>
    makeCall(
      client,
      async () => {
        await client.classes.deleteClass({ params: { id: found.id } })
        await refreshUser(client)
        await onDeleted()
      },
      texts.deleted,
    )
  return (
    <>
      <SettingsSection title={shell.classJoined}>
        <ClassSettingsForm client={client} found={found} />
      </SettingsSection>
      {children}
      <SettingsSection title={texts.deleteClass}>
        <p>{texts.deleteLead}</p>
        <p>
          <button type="button" className={button.secondary} onClick={() => setIsAsking(true)}>
            {texts.deleteClass}
          </button>
        </p>
      </SettingsSection>
      {isAsking ? (
        <TypedDeleteDialog
          title={texts.deleteClass}
          warning={texts.deleteWarning}
          onDelete={remove}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
