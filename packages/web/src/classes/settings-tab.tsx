import type { SchoolClass } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { SettingsSection } from '../ui/fields/settings-section'
import { DeleteClassButton } from './delete-class-button'
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
  return (
    <>
      <SettingsSection title={shell.classJoined}>
        <ClassSettingsForm client={client} found={found} />
      </SettingsSection>
      {children}
      <SettingsSection title={texts.deleteClass}>
        <p>{texts.deleteLead}</p>
        <p>
          <DeleteClassButton client={client} id={found.id} onDeleted={onDeleted} />
        </p>
      </SettingsSection>
    </>
  )
}
