import type { Conversation } from '@duologue/contract/conversations'
import { type LearnWishes, planSession } from '@duologue/domain/learn/plan-session'
import { type LearnSession, newSession } from '@duologue/domain/learn/session'
import type { LearnSummary } from '@duologue/domain/learn/summary'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { useToldIn } from '../saved-here/translation-choice'
import { keepPlay } from '../sending/kept-progress'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { latePart, useFetchedAhead } from '../ui/feedback/late-part'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { useAwake } from '../ui/store'
import { askedSession, sessionOf } from './asked/asked-session'
import { progressQuery } from './get-progress-query'
import { forgetSession, keepSession, keptSession } from './kept-session'
import { LearnEnd } from './learn-end'
import { linesOfConversation } from './learn-line'
import { LearnStart } from './learn-start'
import { VisitorAnswers } from './visitor-answers'

const LearnRun = latePart(async () => (await import('./learn-run')).LearnRun)

/** What a session needs is fetched before it begins. */
const ahead = [LearnRun]

/** A session that was begun; `round` counts them, so that each begins anew. */
interface Begun {
  readonly first: LearnSession
  readonly place: 'learn' | 'review'
  readonly round: number
}

interface Learned {
  client: Client
  conversation: Conversation
  /** Ids of lines to practise at once, and no others. */
  asked?: readonly string[] | undefined
  /** All lines are to be said at once. */
  isSayAsked?: boolean
}

/** What a session is kept under: one of an earlier version of the lines does not go on. */
const subjectOf = ({ id, version }: Conversation) => `${id} ${version}`

/** The session that an address asks for, else the one of this tab that was reloaded or left. */
function firstSession({ conversation, ...asked }: Learned): Begun | null {
  const begun = askedSession(conversation.dialogue, asked, keptSession(subjectOf(conversation)))
  return begun && { ...begun, round: 1 }
}

/**
 * Learn Mode over a conversation: its start, its session, its end (learn.md#going-on-later). A reload goes on where it
 * was.
 */
export function LearnConversation(asked: Learned) {
  const isAwake = useAwake()
  const learned = { ...asked, conversation: useToldIn(asked.conversation) }
  // Only the browser knows of a session that was left.
  return isAwake ? (
    <Learning {...learned} />
  ) : (
    <LearnStart conversation={learned.conversation} onStart={() => undefined} />
  )
}

function Learning(learned: Learned) {
  const { client, conversation } = learned
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  const progress = useQuery({
    ...progressQuery(client, conversation.id, user ?? ''),
    enabled: user !== null,
  })
  const [begun, setBegun] = useState(() => firstSession(learned))
  const subject = subjectOf(conversation)
  const begin = (first: LearnSession, place: Begun['place']) => {
    keepSession(subject, first)
    setBegun(before => ({ first, place, round: (before?.round ?? 0) + 1 }))
  }
  useFetchedAhead(ahead)
  const start = (wishes: LearnWishes) => {
    const known = new Map(progress.data?.lines.map(({ line, state }) => [line, state] as const))
    const lines = conversation.dialogue.map(({ id, character }) => ({
      id,
      character,
      state: known.get(id) ?? 'new',
    }))
    begin(newSession(planSession(lines, wishes)), 'learn')
  }
  if (!begun) {
    return (
      <>
        {user === null ? null : <VisitorAnswers client={client} user={user} />}
        <LearnStart conversation={conversation} onStart={start} />
      </>
    )
  }
  const end = ({ asked, score }: LearnSummary) => {
    if (asked === 0 || begun.place !== 'learn') return
    keepPlay({
      conversation: conversation.id,
      activity: 'learn',
      mode: 'reading',
      score,
      key: newKey(),
    })
  }
  const review = (lines: readonly string[]) => begin(sessionOf(lines), 'review')
  const anew = () => {
    forgetSession()
    setBegun(null)
  }
  const readableUrl = slugify(conversation.title)
  return (
    <Suspense fallback={<LoadingVoices />}>
      <LearnRun
        key={begun.round}
        {...{ client, subject }}
        first={begun.first}
        place={begun.place}
        lines={linesOfConversation(conversation)}
        onEnd={end}
      >
        {summary => (
          <LearnEnd
            summary={summary}
            returnTo={`/convo/${conversation.shortid}/learn`}
            onReview={() => review(summary.comeBack)}
          >
            <Link
              className={button.secondary}
              to="/conversations/$conversationId/$readableUrl/game"
              params={{ conversationId: conversation.id, readableUrl }}
            >
              {texts.battleMode}
            </Link>
            <button type="button" className={button.secondary} onClick={anew}>
              {texts.learnAgain}
            </button>
          </LearnEnd>
        )}
      </LearnRun>
    </Suspense>
  )
}
