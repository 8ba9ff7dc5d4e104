import type { SavedPlay } from '@duologue/contract/shapes/play'
import { assignmentTexts } from '@duologue/domain/messages/assignments/assignments'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import type { ReactNode } from 'react'
import styles from './play-outcome.module.css'
import type { PlaySaving } from './play-saving'

/** How the assignment stands after the play: done, or what it still asks for; and what it has earned. */
function AssignedOutcome({ assigned }: { assigned: SavedPlay['assigned'] }) {
  if (assigned === undefined) return <p>{texts.notTaken}</p>
  const { requirement, requiredScore, standing, cards } = assigned
  const { status, score } = standing
  const isDone = status === 'done' || status === 'late'
  return (
    <>
      <p className={styles.head}>
        {isDone
          ? texts.assignmentDone[status]
          : texts.stillAsked(assignmentTexts.asks(requirement, requiredScore))}
      </p>
      {!isDone && requirement === 'score' && score !== null ? (
        <p>{texts.bestSoFar(score)}</p>
      ) : null}
      {cards > 0 ? <p>{texts.cardsEarned(cards)}</p> : null}
    </>
  )
}

function toldOf(saving: PlaySaving): string {
  switch (saving.name) {
    case 'sending':
      return texts.saving
    case 'later':
      return texts.savedLater
    case 'refused':
      return texts.notSaved(saving.message)
    case 'saved':
      return saving.play.verified ? texts.counts : texts.keptOnly
  }
}

/**
 * What became of a play that is over, as the server answered: whether it counts and why not, and what its assignment
 * asks for now. Null: a visitor's, of which nothing is told.
 */
export function PlayOutcome({
  saving,
  hasTicket,
  isAssigned,
  children,
}: {
  saving: PlaySaving | null
  /** Whether it was begun with a ticket; without one it never counts. */
  hasTicket: boolean
  /** Whether it was played for an assignment. */
  isAssigned: boolean
  /** Where to go from here. */
  children?: ReactNode
}) {
  if (saving === null) return null
  const play = saving.name === 'saved' ? saving.play : null
  const reason = play ? play.uncounted : hasTicket ? undefined : 'told'
  return (
    <section
      className={styles.outcome}
      aria-label={texts.outcome}
      data-counted={play?.verified || undefined}
    >
      <div role="status">
        {reason ? <p className={styles.head}>{texts.uncounted[reason]}</p> : null}
        <p>{toldOf(saving)}</p>
        {play && isAssigned ? <AssignedOutcome assigned={play.assigned} /> : null}
      </div>
      {children}
    </section>
  )
}
