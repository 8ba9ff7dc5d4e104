import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { useSession } from '../session/session'
import styles from './game-over-scores.module.css'

/** What Game Over says of saved plays: the way to Scores, and for a visitor the way to save this one. */
export function GameOverScores({ shortid }: { shortid: string }) {
  const { status } = useSession()
  const address = `/convo/${shortid}/leaderboard`
  return (
    <p className={styles.links}>
      <Link to="/convo/$conversationId/leaderboard" params={{ conversationId: shortid }}>
        {shell.scores}
      </Link>
      {status === 'visitor' ? (
        <Link to="/login" search={{ redirect: address }}>
          {texts.logInToSave}
        </Link>
      ) : null}
    </p>
  )
}
