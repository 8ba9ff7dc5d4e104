import type { Conversation } from '@duologue/contract/conversations'
import { battleLacks } from '@duologue/domain/battle/can-battle'
import { battleNoticeTexts as texts } from '@duologue/domain/messages/conversations/battle-notice'
import styles from './battle-notice.module.css'

/** What of a conversation can be played in Battle Mode, and what it lacks; nothing when it lacks nothing. */
export function BattleNotice({ conversation }: { conversation: Conversation }) {
  const lacks = battleLacks(conversation)
  if (lacks.length === 0) return null
  return (
    <div className={`${styles.notice} screen-only`}>
      <p>{lacks.includes('too-few-lines') ? texts.noModes : texts.modes}</p>
      <ul>
        {lacks.map(lack => (
          <li key={lack}>{texts.lacks[lack]}</li>
        ))}
      </ul>
    </div>
  )
}
