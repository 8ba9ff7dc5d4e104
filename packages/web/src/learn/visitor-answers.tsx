import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { adoptAnswers, dropVisitorAnswers, useVisitorAnswers } from '../sending/kept-progress'
import { sendLate } from '../sending/send-late'
import button from '../ui/button.module.css'
import { learnedKey } from './learned-key'
import styles from './review.module.css'

/**
 * Asks whoever has logged in whether the answers are theirs that a visitor gave in this browser: on a tablet of a
 * school it may have been another child (decision 068). Nothing where there are none.
 */
export function VisitorAnswers({ client, user }: { client: Client; user: string }) {
  const queryClient = useQueryClient()
  const answers = useVisitorAnswers()
  if (answers === 0) return null
  const add = async () => {
    adoptAnswers(user)
    await sendLate(client)
    await queryClient.invalidateQueries({ queryKey: learnedKey })
  }
  return (
    <aside className={styles.offer} aria-label={texts.learnMode}>
      <p>{texts.visitorAnswers(answers)}</p>
      <span className={styles.ways}>
        <button type="button" className={button.primary} onClick={() => void add()}>
          {texts.addAnswers}
        </button>
        <button type="button" className={button.secondary} onClick={dropVisitorAnswers}>
          {texts.dropAnswers}
        </button>
      </span>
    </aside>
  )
}
