import { courseOfClassTexts as texts } from '@duologue/domain/messages/lti/course-of-class'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'

/** Ends that a class is a course, once that is confirmed (lti.md#course-of-a-class). */
export function LeaveCourseButton({
  client,
  id,
  onLeft,
}: {
  client: Client
  id: string
  onLeft: () => void
}) {
  const [asks, setAsks] = useState(false)
  const leave = async () => {
    const call = () => client.lti.leaveCourseOfClass({ params: { id } })
    if (await makeCall(client, call, texts.disconnected)) onLeft()
  }
  return (
    <p>
      <button type="button" className={button.secondary} onClick={() => setAsks(true)}>
        {texts.leave}
      </button>
      {asks ? (
        <ConfirmDialog
          title={texts.leave}
          confirm={texts.leave}
          onConfirm={leave}
          onClose={() => setAsks(false)}
        >
          <p>{texts.leaveLead}</p>
        </ConfirmDialog>
      ) : null}
    </p>
  )
}
