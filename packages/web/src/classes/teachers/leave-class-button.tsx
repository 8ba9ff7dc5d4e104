import { classTeacherTexts as texts } from '@duologue/domain/messages/classes/class-teachers'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { refreshUser } from '../../session/get-me'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { removeTeacher } from './remove-teacher'

/** Ends by oneself that one teaches a class beside its owner (classes.md#co-teachers). */
export function LeaveClassButton({
  client,
  id,
  user,
  onLeft,
}: {
  client: Client
  id: string
  user: string
  onLeft: () => Promise<void>
}) {
  const [isAsked, setIsAsked] = useState(false)
  const leave = async () => {
    await removeTeacher(client, id, user)
    await refreshUser(client)
    await onLeft()
  }
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsAsked(true)}>
        {texts.leave}
      </button>
      {isAsked ? (
        <ConfirmDialog
          title={`${texts.leave}?`}
          confirm={texts.leave}
          onConfirm={() => makeCall(client, leave, texts.left)}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.leaveLead}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
