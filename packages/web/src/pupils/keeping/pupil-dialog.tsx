import type { Pupil } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { useSending } from '../../ui/feedback/use-sending'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { AskForMove } from './ask-for-move'
import { ChooseClass } from './choose-class'
import { deletePupil } from './delete-pupil'
import { exportPupil } from './export-pupil'
import { movePupil } from './move-pupil'
import styles from './pupil-dialog.module.css'
import { releasePupil } from './release-pupil'
import { renewCard } from './renew-card'
import { SetConsent } from './set-consent'
import { updatePupil } from './update-pupil'

/** What can be done with an account besides its name: each is said before it is done. */
const acts = {
  newCard: {
    title: texts.newCard,
    lead: (name: string) => texts.newCardLead(name),
    action: texts.makeNewCard,
    done: texts.newCardMade,
    do: renewCard,
  },
  release: {
    title: texts.release,
    lead: () => texts.releaseLead,
    action: texts.release,
    done: texts.released,
    do: releasePupil,
  },
  download: {
    title: texts.download,
    lead: () => texts.downloadLead,
    action: texts.download,
    done: texts.downloaded,
    do: exportPupil,
  },
  remove: {
    title: texts.remove,
    lead: () => texts.removeLead,
    action: texts.remove,
    done: texts.removed,
    do: deletePupil,
  },
} as const

/** What the keeper of a pupil can do (pupils.md#keeping). */
export function PupilDialog({
  client,
  home,
  user,
  pupil,
  onChanged,
  onClose,
}: {
  client: Client
  /** The class that keeps them. */
  home: string
  user: string
  pupil: Pupil
  onChanged: () => Promise<unknown>
  onClose: () => void
}) {
  const [given, setGiven] = useState(pupil.given)
  const [family, setFamily] = useState(pupil.family)
  const [isSending, send] = useSending()
  const start = (call: () => Promise<unknown>, done: string) =>
    send(async () => {
      const isDone = await makeCall(
        client,
        async () => {
          await call()
          await onChanged()
        },
        done,
      )
      if (isDone) onClose()
    })
  return (
    <Dialog title={pupil.fullName} onClose={onClose}>
      <form
        className={styles.part}
        onSubmit={event => {
          event.preventDefault()
          start(() => updatePupil(client, pupil.id, { given, family }), texts.saved)
        }}
      >
        <TextField
          label={texts.firstName}
          value={given}
          onChange={event => setGiven(event.target.value)}
        />
        <TextField
          label={texts.lastName}
          value={family}
          onChange={event => setFamily(event.target.value)}
        />
        <p className={styles.actions}>
          <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
          <Link
            to="/classes/$classId/cards"
            params={{ classId: home }}
            search={{ pupils: pupil.id }}
            className={button.secondary}
          >
            {texts.showCard}
          </Link>
        </p>
      </form>
      <SetConsent {...{ client, pupil, isSending, start }} />
      <ChooseClass
        {...{ client, home, user, isSending }}
        onMove={to => start(() => movePupil(client, pupil.id, { class: to }), texts.moved)}
      />
      <AskForMove {...{ client, pupil, isSending, start }} />
      {Object.values(acts).map(act => (
        <section key={act.title} className={styles.part}>
          <h3>{act.title}</h3>
          <p>{act.lead(pupil.fullName)}</p>
          <button
            type="button"
            className={act === acts.remove ? button.danger : button.secondary}
            disabled={isSending}
            onClick={() => start(() => act.do(client, pupil.id), act.done)}
          >
            {act.action}
          </button>
        </section>
      ))}
    </Dialog>
  )
}
