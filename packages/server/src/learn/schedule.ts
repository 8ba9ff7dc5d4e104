import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { type Card, fsrs, type Grade, Rating, State } from 'ts-fsrs'

/** What the scheduler knows of one skill of a line; without `reps` nothing was answered yet. */
export interface Memory {
  due: Date
  stability: number
  difficulty: number
  reps: number
  lapses: number
  isRight: boolean
  lastAt: Date
}

/** An answer as far as memory learns from it. */
export interface Answered {
  isRight: boolean
  /** From memory alone where help was offered: it counts double (learn.md#schedule). */
  isUnaided: boolean
  at: Date
}

/**
 * Nine of ten are to be known still when they come back (learn.md#schedule); days are the smallest step, and chance has
 * no part in it.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
})

const cardOf = (memory: Memory): Card => ({
  due: memory.due,
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.reps === 0 ? State.New : State.Review,
  ...(memory.reps === 0 ? {} : { last_review: memory.lastAt }),
})

const gradeOf = ({ isRight, isUnaided }: Answered): Grade => {
  if (!isRight) return Rating.Again
  return isUnaided ? Rating.Easy : Rating.Good
}

/**
 * Whether an answer changes what is remembered: the first one of a time does, and later only a miss after what was
 * right. Who answers rightly at once what they have just missed has not learned it for tomorrow.
 */
function counts(memory: Memory, { isRight, at }: Answered): boolean {
  if (memory.reps === 0) return true
  const passed = at.getTime() - memory.lastAt.getTime()
  if (passed < 0) return false
  return passed >= learnLimits.apart || (memory.isRight && !isRight)
}

/**
 * What is remembered after an answer (learn.md#schedule); what was missed is due a day later, never sooner or later.
 */
export function remember<M extends Memory>(memory: M, answered: Answered): M {
  if (!counts(memory, answered)) return memory
  const { isRight, at } = answered
  const { card } = scheduler.next(cardOf(memory), at, gradeOf(answered))
  const { stability, difficulty, reps, lapses } = card
  const due = isRight ? card.due : new Date(at.getTime() + learnLimits.comesBack)
  return { ...memory, due, stability, difficulty, reps, lapses, isRight, lastAt: at }
}
