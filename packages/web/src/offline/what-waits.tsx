import { waitingTexts as texts } from '@duologue/domain/messages/offline/waiting'
import { list } from '@duologue/domain/messages/say'
import { shell } from '@duologue/domain/messages/site/shell'
import { useEffect, useState } from 'react'
import type { Client } from '../api/client'
import { countUnfinished, isOthersWaiting } from '../saved-here/unsent'
import { sendLate } from '../sending/send-late'
import { useWaitingHere } from '../sending/waiting-here'
import { usePerson, useSession } from '../session/session'
import button from '../ui/button.module.css'
import styles from './this-device.module.css'

/** What only the databases of the browser know: unfinished work of whoever sits here, and whether others wait. */
function useUnfinished(person: string | null) {
  const [found, setFound] = useState({ edits: 0, ofOthers: false })
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const edits = person === null ? 0 : await countUnfinished(person)
      const ofOthers = await isOthersWaiting(person)
      if (!isLeft) setFound({ edits, ofOthers })
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [person])
  return found
}

const kinds = ['plays', 'answers', 'edits'] as const

/** What waits on this device to be sent, and the way to send it now (offline.md#offline-page). */
export function WhatWaits({ client }: { client: Client }) {
  const person = usePerson()
  const isLoggedIn = useSession().status === 'user'
  const { edits, ofOthers } = useUnfinished(person)
  const waiting = { ...useWaitingHere(person), edits }
  const [said, setSaid] = useState('')
  const total = waiting.plays + waiting.answers + edits
  if (total === 0 && !ofOthers && person === null) return null
  const send = async () => {
    setSaid(texts.sending)
    setSaid((await sendLate(client, { isAsked: true, hasWaited: true })) ? '' : texts.notNow)
  }
  const parts = kinds
    .filter(kind => waiting[kind] > 0)
    .map(kind => texts.kinds[kind](waiting[kind]))
  return (
    <section className={styles.waits}>
      <h2>{texts.heading}</h2>
      {person === null ? null : <p>{total === 0 ? texts.none : texts.lead(list(parts), total)}</p>}
      {total > edits && isLoggedIn ? (
        <p>
          <button type="button" className={button.secondary} onClick={() => void send()}>
            {texts.sendNow}
          </button>
        </p>
      ) : null}
      {total > edits && !isLoggedIn ? (
        <p>
          <a href="/login?redirect=/offline">{shell.logIn}</a>
        </p>
      ) : null}
      <p role="status">{said}</p>
      {edits > 0 ? (
        <p>
          {texts.edits} <a href="/recover">{texts.seeEdits}</a>
        </p>
      ) : null}
      {ofOthers ? <p>{texts.ofOthers}</p> : null}
    </section>
  )
}
