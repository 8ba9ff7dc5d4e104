import type { Pupil } from '@duologue/contract/pupils'
import { readJoinCode } from '@duologue/domain/classes/join-code'
import { pupilMoveTexts as texts } from '@duologue/domain/messages/pupils/moves'
import { day } from '@duologue/domain/messages/said-in'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { TextField } from '../../ui/fields/text-field'
import { movePupil } from './move-pupil'
import styles from './pupil-dialog.module.css'
import { withdrawMove } from './withdraw-move'

/** Asks who teaches another class whether a pupil may come there, by its code; or takes it back (pupils.md#moving). */
export function AskForMove({
  client,
  pupil,
  isSending,
  start,
}: {
  client: Client
  pupil: Pupil
  isSending: boolean
  start: (call: () => Promise<unknown>, done: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const { id, move } = pupil
  if (move)
    return (
      <section className={styles.part}>
        <h3>{texts.title}</h3>
        <p>{texts.waits(move.className, day(Date.parse(move.until)))}</p>
        <button
          type="button"
          className={button.secondary}
          disabled={isSending}
          onClick={() => start(() => withdrawMove(client, id), texts.takenBack)}
        >
          {texts.takeBack}
        </button>
      </section>
    )
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const joinCode = readJoinCode(typed)
        setFault(joinCode === null ? texts.codeFault : undefined)
        if (joinCode !== null) start(() => movePupil(client, id, { joinCode }), texts.asked)
      }}
    >
      <h3>{texts.title}</h3>
      <p>{texts.lead}</p>
      <TextField
        label={texts.code}
        value={typed}
        fault={fault}
        faultIsSentence
        onChange={event => setTyped(event.target.value)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <button type="submit" className={button.secondary} disabled={isSending}>
        {texts.ask}
      </button>
    </form>
  )
}
