import type { ComingPupil } from '@duologue/contract/pupils'
import { pupilMoveTexts as texts } from '@duologue/domain/messages/pupils/moves'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import styles from '../claims/claims.module.css'
import { answerMove } from './answer-move'

interface Shown {
  client: Client
  /** The class. */
  id: string
  onChanged: () => Promise<unknown>
}

function Coming({ client, id, pupil, onChanged }: Shown & { pupil: ComingPupil }) {
  const [isSending, send] = useSending()
  const { fullName, by } = pupil
  const say = (accept: boolean) =>
    send(() =>
      makeCall(
        client,
        async () => {
          await answerMove(client, { id, pupil: pupil.id, accept })
          await onChanged()
        },
        accept ? texts.accepted : texts.refused,
      ),
    )
  return (
    <li className={styles.claim}>
      <p>{texts.coming(by, fullName)}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={button.primary}
          aria-label={texts.acceptFor(fullName)}
          disabled={isSending}
          onClick={() => say(true)}
        >
          {texts.accept}
        </button>
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.notNowFor(fullName)}
          disabled={isSending}
          onClick={() => say(false)}
        >
          {texts.notNow}
        </button>
      </div>
    </li>
  )
}

/** Who is to come into a class, as keepers of other classes ask (pupils.md#moving). */
export function ComingList({
  client,
  id,
  pupils,
  onChanged,
}: Shown & { pupils: readonly ComingPupil[] }) {
  return (
    <ul className={styles.claims}>
      {pupils.map(pupil => (
        <Coming key={pupil.id} {...{ client, id, pupil, onChanged }} />
      ))}
    </ul>
  )
}
