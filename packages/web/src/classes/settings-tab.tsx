import type { SchoolClass } from '@duologue/contract/classes'
import { classTeacherTexts as teacherTexts } from '@duologue/domain/messages/classes/class-teachers'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { InOwnTab } from '../session/in-own-tab'
import { SettingsSection } from '../ui/fields/settings-section'
import { ArchiveClass } from './archiving/archive-class'
import { CopyClass } from './copying/copy-class'
import { DeleteClassButton } from './delete-class-button'
import { HandOverSection } from './owner/hand-over-section'
import { LeaveClassButton } from './teachers/leave-class-button'
import { TeachersSection } from './teachers/teachers-section'
import { ClassSettingsForm } from './update-class-form'

/** The settings of a class, and its end (classes.md#settings). */
export function SettingsTab({
  client,
  found,
  user,
  onDeleted,
  children,
}: {
  client: Client
  found: SchoolClass
  user: string
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
      <InOwnTab>
        <CopyClass {...{ client, found, user }} />
        {found.role === 'coTeacher' ? (
          <SettingsSection title={teacherTexts.leave}>
            <p>{teacherTexts.leaveLead}</p>
            <p>
              <LeaveClassButton client={client} id={found.id} user={user} onLeft={onDeleted} />
            </p>
          </SettingsSection>
        ) : (
          <>
            <TeachersSection client={client} id={found.id} />
            <HandOverSection client={client} id={found.id} isAdmin={found.role === 'admin'} />
            {found.isArchived ? null : <ArchiveClass client={client} found={found} />}
            <SettingsSection title={texts.deleteClass}>
              <p>{texts.deleteLead}</p>
              <p>
                <DeleteClassButton client={client} id={found.id} onDeleted={onDeleted} />
              </p>
            </SettingsSection>
          </>
        )}
      </InOwnTab>
    </>
  )
}
