import { logOutTexts as texts, type Unsent } from '@duologue/domain/messages/accounts/log-out'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { UnsentDialog } from '../../accounts/login/unsent-dialog'
import type { Client } from '../../api/client'
import { NoAnswer } from '../../api/connection'
import { countUnfinished } from '../../saved-here/unsent'
import { logOutHere } from '../../sending/log-out-here'
import { sendWaiting } from '../../sending/send-waiting'
import { waitingHere } from '../../sending/waiting-here'
import { personNow, usePerson } from '../../session/session'
import { tellFailure } from '../../session/tell-failure'
import { notify } from '../../ui/feedback/notify'
import { connection } from '../../ui/has-connection'
import { useStore } from '../../ui/store'

const route = getRouteApi('/auth/logout')

/** How long logging out waits for what is being saved, in milliseconds: nobody walks away from a page that waits. */
const patience = 3000

const pause = (time: number) => new Promise<void>(resolve => setTimeout(resolve, time))

const unsentOf = async (user: string): Promise<Unsent> => ({
  ...waitingHere(user),
  edits: await countUnfinished(user),
})

/** Has saved what can be saved now, and answers what is left. */
async function saveAll(client: Client, user: string): Promise<Unsent> {
  const until = Date.now() + patience
  await Promise.race([sendWaiting(client, { isAsked: true }), pause(patience)])
  // An editor that was left for this page may still be sending.
  for (;;) {
    const unsent = await unsentOf(user)
    if (unsent.edits === 0 || !navigator.onLine || Date.now() > until) return unsent
    await pause(100)
  }
}

/** What a log-out that nobody has answered leaves to be done is told (accounts.md#logging-out). */
const tellLeft = (error: unknown) =>
  error instanceof NoAnswer ? notify('warning', texts.leftHere) : tellFailure(error)

const leave = (client: Client, person: string) => logOutHere(client, person, tellLeft)

/** Logs a person out whose things are all saved, and answers null; else what is left to be saved. */
async function leaveSaved(client: Client, person: string): Promise<Unsent | null> {
  const unsent = await saveAll(client, person)
  // Another tab may have logged out in the meantime.
  if (personNow() !== person) return null
  if (unsent.plays + unsent.answers + unsent.edits > 0) return unsent
  await leave(client, person)
  return null
}

/**
 * /logout: whoever is signed in is logged out, and nothing of theirs stays on the device; everybody goes to /
 * (accounts.md#logging-out ) by the watch over the session. What is not saved yet is saved first, and what cannot be is
 * told (decision 068).
 */
export function Logout() {
  const { client } = route.useRouteContext()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const begin = useEffectEvent(() => {
    const person = personNow()
    if (person === null) void navigate({ to: '/', replace: true })
    else void leaveSaved(client, person).then(setUnsent)
  })
  useEffect(() => begin(), [])
  const person = usePerson()
  const isOffline = !useStore(connection)
  return (
    <>
      <h1>{texts.loggingOut}</h1>
      {unsent && person !== null ? (
        <UnsentDialog
          unsent={unsent}
          isOffline={isOffline}
          onAgain={() => {
            setUnsent(null)
            void leaveSaved(client, person).then(setUnsent)
          }}
          onStay={() => void navigate({ to: '/home', replace: true })}
          onLeave={() => void leave(client, person)}
        />
      ) : null}
    </>
  )
}
