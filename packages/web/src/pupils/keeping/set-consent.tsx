import type { Pupil } from '@duologue/contract/pupils'
import { pupilConsentTexts as texts } from '@duologue/domain/messages/pupils/consents'
import { day } from '@duologue/domain/messages/said-in'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { TextField } from '../../ui/fields/text-field'
import styles from './pupil-dialog.module.css'

const most = pupilLimits.consentNote

function Recorded({ consent }: { consent: NonNullable<Pupil['speakingConsent']> }) {
  const date = day(Date.parse(consent.at))
  return (
    <>
      <p>
        <bdi>{consent.by ? texts.by(consent.by, date) : texts.on(date)}</bdi>
      </p>
      {consent.note ? (
        <p>
          <bdi>{consent.note}</bdi>
        </p>
      ) : null}
    </>
  )
}

/** Records that the parents of a pupil agreed to Speaking Mode, or takes it back (pupils.md#consents). */
export function SetConsent({
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
  const [note, setNote] = useState('')
  const { id, speakingConsent: consent } = pupil
  const set = (given: boolean) => () =>
    client.pupils.setConsent({ params: { id, kind: 'speaking' }, body: { given, note } })
  return (
    <section className={styles.part}>
      <h3>{texts.title}</h3>
      <p>{texts.lead}</p>
      {consent ? <Recorded consent={consent} /> : null}
      {consent ? null : (
        <TextField
          label={texts.note}
          note={texts.noteLead(most)}
          maxLength={most}
          value={note}
          onChange={event => setNote(event.target.value)}
          autoComplete="off"
        />
      )}
      <button
        type="button"
        className={button.secondary}
        disabled={isSending}
        onClick={() =>
          consent ? start(set(false), texts.withdrawn) : start(set(true), texts.recorded)
        }
      >
        {consent ? texts.withdraw : texts.record}
      </button>
    </section>
  )
}
