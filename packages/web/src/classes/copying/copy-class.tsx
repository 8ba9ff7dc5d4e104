import type { SchoolClass } from '@duologue/contract/classes'
import { classCopyingTexts as texts } from '@duologue/domain/messages/classes/class-copying'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { SettingsSection } from '../../ui/fields/settings-section'
import { CopyClassDialog } from './copy-class-dialog'

/** Leads to the copy of a class for another year, and to the new class (classes.md#copying). */
export function CopyClass({
  client,
  found,
  user,
}: {
  client: Client
  found: SchoolClass
  user: string
}) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <SettingsSection title={texts.copy}>
      <p>{texts.copyLead}</p>
      <p>
        <button type="button" className={button.secondary} onClick={() => setIsAsked(true)}>
          {texts.copy}
        </button>
      </p>
      {isAsked ? (
        <CopyClassDialog
          {...{ client, found, user }}
          onCopied={async id => {
            setIsAsked(false)
            await navigate({ to: '/classes/$classId/teacher', params: { classId: id } })
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </SettingsSection>
  )
}
