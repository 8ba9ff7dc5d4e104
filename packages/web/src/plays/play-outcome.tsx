import type { SavedPlay } from '@duologue/contract/shapes/play'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { assignmentTexts } from '@duologue/domain/messages/assignments/assignments'
import { courseScoreTexts } from '@duologue/domain/messages/lti/course-scores'
import { outcomeTexts as texts } from '@duologue/domain/messages/plays/outcome'
import type { ReactNode } from 'react'
import type { PlaySaving } from '../sending/play-saving'
import styles from './play-outcome.module.css'

/** How the assignment stands after the play, where it is not done: what it still asks for. */
function StillAsked({ assigned }: { assigned: SavedPlay['assigned'] }) {
  if (assigned === undefined) return <p>{texts.notTaken}</p>
  const { requirement, requiredScore, standing } = assigned
  const { status, score } = standing
  if (status === 'done' || status === 'late') return null
  return (
    <>
      <p className={styles.head}>
        {texts.stillAsked(assignmentTexts.asks(requirement, requiredScore))}
      </p>
      {requirement === 'score' && score !== null ? <p>{texts.bestSoFar(score)}</p> : null}
    </>
  )
}

/** What the play has earned, as the server answered: an assignment that is done, cards, a new best. */
function earnedBy({ assigned, best }: SavedPlay): readonly string[] {
  const status = assigned?.standing.status
  return [
    ...(status === 'done' || status === 'late' ? [texts.assignmentDone[status]] : []),
    ...(assigned && assigned.cards > 0 ? [texts.cardsEarned(assigned.cards)] : []),
    ...(best && best.before !== null ? [texts.newBest(best.now, best.before)] : []),
  ]
}

/** Why a play does not count. */
const whyNot = (reason: UncountedReason, play: SavedPlay | null): string =>
  reason === 'changed' && play?.song ? texts.songChanged : texts.uncounted[reason]

function toldOf(saving: PlaySaving): string {
  switch (saving.name) {
    case 'sending':
      return texts.saving
    case 'later':
      return texts.keptHere
    case 'refused':
      return texts.notSaved(saving.message)
    case 'saved':
      return saving.play.verified ? texts.counts : texts.keptOnly
  }
}

/**
 * What became of a play that is over, as the server answered: whether it counts and why not, what it has earned, and
 * what its assignment asks for now. Null: a visitor's, of which nothing is told.
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
  const earned = play ? earnedBy(play) : []
  const reason = play ? play.uncounted : hasTicket ? undefined : 'told'
  return (
    <section
      className={styles.outcome}
      aria-label={texts.outcome}
      data-counted={play?.verified || undefined}
    >
      <div role="status">
        {reason ? <p className={styles.head}>{whyNot(reason, play)}</p> : null}
        <p>{toldOf(saving)}</p>
        {play && isAssigned ? <StillAsked assigned={play.assigned} /> : null}
        {play?.assigned?.course ? <p>{courseScoreTexts.told[play.assigned.course]}</p> : null}
        {earned.length > 0 ? (
          <ul className={styles.earned}>
            {earned.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {children}
    </section>
  )
}
