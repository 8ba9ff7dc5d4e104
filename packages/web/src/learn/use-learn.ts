import type { AttemptPlace } from '@duologue/domain/choices/learn-choices'
import { type MarkedAnswer, marksInLetters } from '@duologue/domain/learn/marked-answer'
import {
  type LearnEvent,
  type LearnSession,
  learnStep,
  taskOf,
} from '@duologue/domain/learn/session'
import { type AnswerWay, skillOfStep } from '@duologue/domain/learn/skill-of'
import { type LearnSummary, summaryOf } from '@duologue/domain/learn/summary'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { keepAttempt } from '../sending/kept-progress'
import { sendLate } from '../sending/send-late'
import { forgetSession, keepSession, type LearnSubject } from './kept-session'

/** Answers are sent a few at a time; what waits is kept in this browser. */
const sentAtOnce = 5

/** An answer as a step gives it. */
interface GivenAnswer {
  readonly marked: MarkedAnswer
  readonly way: AnswerWay
  readonly isUnaided?: boolean
}

/** A session that goes on. */
export interface RunningSession {
  readonly session: LearnSession
  send(event: LearnEvent): void
  answer(given: GivenAnswer): void
}

/**
 * Runs a session: each answer is kept for the memory of its line, the session itself for a reload, and what was answered
 * is sent now and then, when the page is hidden, and when it is left.
 */
export function useLearn(
  client: Client,
  subject: LearnSubject,
  first: LearnSession,
  place: Exclude<AttemptPlace, 'battle'>,
  onEnd: (summary: LearnSummary) => void,
): RunningSession {
  const [session, setSession] = useState(first)
  // What sends is there before somebody leaves, and what waits from before goes.
  useEffect(() => void sendLate(client), [client])
  const leave = useEffectEvent(() => void sendLate(client, { keepalive: true }))
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])
  const take = (next: LearnSession) => {
    if (taskOf(next)) keepSession(subject, next)
    else {
      forgetSession()
      if (taskOf(session)) onEnd(summaryOf(next))
      void sendLate(client)
    }
    setSession(next)
  }
  const answer = ({ marked, way, isUnaided = false }: GivenAnswer) => {
    const task = taskOf(session)
    if (!task) return
    keepAttempt({
      id: newKey(),
      line: task.line,
      skill: task.skill ?? skillOfStep(task.step, way),
      place,
      isRight: marked.isRight,
      isUnaided,
      marks: marksInLetters(marked),
      at: new Date().toISOString(),
    })
    // Who answers before all was heard is ready, too.
    const ready = learnStep(session, { type: 'ready' })
    const next = learnStep(ready, { type: 'answered', answer: marked })
    if (next.results.length % sentAtOnce === 0) void sendLate(client)
    take(next)
  }
  return { session, answer, send: event => take(learnStep(session, event)) }
}
