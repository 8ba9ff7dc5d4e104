import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import styles from './claims/claims.module.css'

/** One of two answers: its button, what that is called where there are several, and what is said when it is done. */
interface Answer {
  label: string
  name: string
  done: string
}

/** Somebody of whom a keeper is asked something, in a list: with `yes`, unless that was said already, and `no`. */
export function AskedItem({
  client,
  words,
  yes,
  no,
  say,
  onChanged,
}: {
  client: Client
  words: string
  yes: Answer | null
  no: Answer
  say: (isYes: boolean) => Promise<unknown>
  onChanged: () => Promise<unknown>
}) {
  const [isSending, send] = useSending()
  const way = (isYes: boolean, { label, name, done }: Answer) => (
    <button
      type="button"
      className={isYes ? button.primary : button.secondary}
      aria-label={name}
      disabled={isSending}
      onClick={() =>
        send(() =>
          makeCall(
            client,
            async () => {
              await say(isYes)
              await onChanged()
            },
            done,
          ),
        )
      }
    >
      {label}
    </button>
  )
  return (
    <li className={styles.claim}>
      <p>{words}</p>
      <div className={styles.ways}>
        {yes ? way(true, yes) : null}
        {way(false, no)}
      </div>
    </li>
  )
}
