import type { LearnStep } from '../choices/learn-choices'
import { learnLimits } from './learn-limits'
import type { MarkedAnswer } from './marked-answer'
import type { LearnTask } from './plan-session'

/** How a line did in a step that is marked. */
export interface TaskResult {
  readonly line: string
  readonly step: LearnStep
  /** Whether the first answer was right. */
  readonly isFirstRight: boolean
  /** Whether it was right in the end. */
  readonly isRight: boolean
}

/**
 * A session of Learn Mode; plain JSON. A question is `idle` while something is heard or read first, then `answer`, then
 * `feedback` (learn.md#states-of-a-question). It is over when its tasks are, or when it was ended.
 */
export interface LearnSession {
  readonly tasks: readonly LearnTask[]
  /** The place of the task that is shown; the number of tasks when they are done. */
  readonly at: number
  readonly state: 'idle' | 'answer' | 'feedback'
  readonly misses: number
  /** The answer that the feedback is about. */
  readonly answer: MarkedAnswer | null
  readonly results: readonly TaskResult[]
}

/** What happens in a session. */
export type LearnEvent =
  /** What was to be heard or read first was. */
  | { readonly type: 'ready' }
  | { readonly type: 'answered'; readonly answer: MarkedAnswer }
  | { readonly type: 'again' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'end' }

/** Whether what is answered in a step is marked: reading and shadowing are not. */
export const isMarked = (step: LearnStep): boolean => step !== 'read' && step !== 'shadow'

/** The beginning of a session. */
export const newSession = (tasks: readonly LearnTask[]): LearnSession => ({
  tasks,
  at: 0,
  state: 'idle',
  misses: 0,
  answer: null,
  results: [],
})

/** The task that is shown; undefined when the session is over. */
export const taskOf = (session: LearnSession): LearnTask | undefined => session.tasks[session.at]

export const isOver = (session: LearnSession): boolean => session.at >= session.tasks.length

/** Whether the line of the task is shown, for it was missed too often: it comes back another day. */
export const isLineShown = ({ state, answer, misses }: LearnSession): boolean =>
  state === 'feedback' && answer?.isRight === false && misses >= learnLimits.misses

const showTask = (session: LearnSession, at: number): LearnSession => ({
  ...session,
  at,
  state: 'idle',
  misses: 0,
  answer: null,
})

/** Keeps the result of the task: the first answer of several, and the last one. */
function withResult(session: LearnSession, { line, step }: LearnTask, isRight: boolean) {
  const isFirst = session.misses === 0
  const before = isFirst ? session.results : session.results.slice(0, -1)
  const isFirstRight = isFirst && isRight
  return [...before, { line, step, isFirstRight, isRight }]
}

function answered(session: LearnSession, task: LearnTask, answer: MarkedAnswer): LearnSession {
  return {
    ...session,
    state: 'feedback',
    answer,
    results: withResult(session, task, answer.isRight),
    misses: session.misses + (answer.isRight ? 0 : 1),
  }
}

/** Whether the task before is of the same step, so that one may go back to it: nothing that was marked is asked again. */
const mayGoBack = ({ tasks, at }: LearnSession, { step }: LearnTask): boolean =>
  !isMarked(step) && tasks[at - 1]?.step === step

/** A session after an event; one that does not fit changes nothing. */
export function learnStep(session: LearnSession, event: LearnEvent): LearnSession {
  const task = taskOf(session)
  if (!task) return session
  const { state, answer } = session
  switch (event.type) {
    case 'ready':
      return state === 'idle' ? { ...session, state: 'answer' } : session
    case 'answered':
      return isMarked(task.step) && state === 'answer'
        ? answered(session, task, event.answer)
        : session
    case 'again':
      return state === 'feedback' && answer?.isRight === false && !isLineShown(session)
        ? { ...session, state: 'answer', answer: null }
        : session
    case 'next':
      return isMarked(task.step) && state !== 'feedback'
        ? session
        : showTask(session, session.at + 1)
    case 'back':
      return mayGoBack(session, task) ? showTask(session, session.at - 1) : session
    case 'end':
      return showTask(session, session.tasks.length)
  }
}
