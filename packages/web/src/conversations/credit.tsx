import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import styles from './conversation-header.module.css'

/** The translation credit: a link when the credit is an address, else its text; hidden when empty. */
export function Credit({ credit }: { credit: string }) {
  if (!credit) return null
  if (!/^https?:\/\/\S+$/.test(credit)) {
    return (
      <p className={styles.credit}>
        {texts.credit}: {credit}
      </p>
    )
  }
  return (
    <p className={styles.credit}>
      <a href={credit} rel="noopener noreferrer nofollow">
        {texts.credit}
      </a>
    </p>
  )
}
