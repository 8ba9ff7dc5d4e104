import type { LearnTask } from '@duologue/domain/learn/plan-session'
import { newSession } from '@duologue/domain/learn/session'
import { roundOfWord, stepOfSkill } from '@duologue/domain/learn/skill-of'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Client } from '../api/client'
import { translationChoice } from '../saved-here/translation-choice'
import { ownKey } from '../session/session-watch'
import button from '../ui/button.module.css'
import { latePart, useFetchedAhead } from '../ui/feedback/late-part'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { NothingFound } from '../ui/lists/nothing-found'
import { LearnEnd } from './learn-end'
import { type DueToday, linesOfReview } from './learn-line'
import styles from './review.module.css'

const LearnRun = latePart(async () => (await import('./learn-run')).LearnRun)

/** The same with the ids of all in their order. */
type DueInOrder = DueToday & { readonly order: readonly string[] }

/** What a session needs is fetched before it begins. */
const ahead = [LearnRun]

/** What is asked, in the order in which it waits; a word of a song as the gap of its line. */
function tasksOf({ lines, songLines, order }: DueInOrder): readonly LearnTask[] {
  const ofLines = lines.map(({ line, skill }): [string, LearnTask] => [
    line.id,
    { line: line.id, step: stepOfSkill(skill), round: 2 },
  ])
  const ofSongs = songLines.map(({ id, gap, skill }): [string, LearnTask] => [
    id,
    gap
      ? { line: id, step: 'gap', round: roundOfWord(skill), skill }
      : { line: id, step: stepOfSkill(skill), round: 2 },
  ])
  const known = new Map([...ofLines, ...ofSongs])
  return order.flatMap(id => known.get(id) ?? [])
}

/** The lines that are due today, of several conversations and songs: how many, then one after the other. */
export function ReviewDay({ client, due }: { client: Client; due: DueInOrder }) {
  // What is due when the review begins: answers change what is due while it goes on.
  const [lines] = useState(due)
  const [tasks, setTasks] = useState(() => tasksOf(due))
  const [round, setRound] = useState(0)
  const wished = translationChoice.use()
  const queryClient = useQueryClient()
  useFetchedAhead(ahead)
  useEffect(() => () => queryClient.removeQueries({ queryKey: [ownKey, 'learn'] }), [queryClient])
  if (tasks.length === 0) {
    return (
      <NothingFound title={texts.reviewNothing} hint={texts.reviewNothingHelp}>
        <Link className={button.primary} to="/search/conversations">
          {texts.findConversation}
        </Link>
      </NothingFound>
    )
  }
  if (round === 0) {
    return (
      <div className={styles.begin}>
        <p>{texts.reviewLead(tasks.length)}</p>
        <button type="button" className={button.primary} onClick={() => setRound(1)}>
          {texts.start}
        </button>
      </div>
    )
  }
  return (
    <Suspense fallback={<LoadingVoices />}>
      <LearnRun
        key={round}
        client={client}
        subject={`review ${round}`}
        first={newSession(tasks)}
        place="review"
        lines={linesOfReview(lines, wished)}
        onEnd={() => undefined}
      >
        {summary => (
          <LearnEnd
            summary={summary}
            returnTo="/review"
            onReview={() => {
              setTasks(tasks.filter(({ line }) => summary.comeBack.includes(line)))
              setRound(round + 1)
            }}
          >
            <Link className={button.secondary} to="/home">
              {texts.toHome}
            </Link>
          </LearnEnd>
        )}
      </LearnRun>
    </Suspense>
  )
}
