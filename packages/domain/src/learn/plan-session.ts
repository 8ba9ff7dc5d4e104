import {
  type LearnLength,
  type LearnPart,
  type LearnSkill,
  type LearnStep,
  type LineState,
  learnSteps,
} from '../choices/learn-choices'
import { learnLimits } from './learn-limits'
import { stepSeconds } from './step-seconds'

/** A line as far as it is planned. */
export interface PlannedLine {
  readonly id: string
  readonly character: 1 | 2
  readonly state: LineState
}

/** One thing to do with a line; the gaps of a line come in two rounds, one word and then more. */
export interface LearnTask {
  readonly line: string
  readonly step: LearnStep
  readonly round: 1 | 2
  /** What is asked for, where the step does not say it: a word of a song is heard or written in the same step. */
  readonly skill?: LearnSkill
}

/** What a learner wishes of a session. */
export interface LearnWishes {
  readonly part: LearnPart
  readonly length: LearnLength
  readonly steps: readonly LearnStep[]
}

/** The steps of a line: one that is firm in memory comes in the last one alone (learn.md#planning-a-session). */
const stepsOf = ({ state }: PlannedLine, steps: readonly LearnStep[]) =>
  state === 'firm' ? steps.slice(-1) : steps

/** As many lines as fit into the time, from the first that is not firm on; at least two where there are two. */
function within(
  lines: readonly PlannedLine[],
  length: LearnLength,
  steps: readonly LearnStep[],
): readonly PlannedLine[] {
  if (length === 'all') return lines
  const next = lines.findIndex(({ state }) => state !== 'firm')
  const from = Math.min(Math.max(next, 0), Math.max(lines.length - 2, 0))
  let left = Number(length) * 60
  const chosen: PlannedLine[] = []
  for (const line of lines.slice(from)) {
    left -= stepsOf(line, steps).reduce((sum, step) => sum + stepSeconds[step], 0)
    if (left < 0 && chosen.length >= 2) break
    chosen.push(line)
  }
  return chosen
}

/** Parts of nearly the same size, none above the most: so none has one line alone, unless there is only one. */
function inParts(lines: readonly PlannedLine[]): readonly (readonly PlannedLine[])[] {
  const parts = Math.ceil(lines.length / learnLimits.atOnce)
  return Array.from({ length: parts }, (_, part) =>
    lines.slice(
      Math.floor((part * lines.length) / parts),
      Math.floor(((part + 1) * lines.length) / parts),
    ),
  )
}

/** Those of a part that take every step: where only one is not firm, another one keeps it company. */
function learnersOf(part: readonly PlannedLine[]): readonly PlannedLine[] {
  const learners = part.filter(({ state }) => state !== 'firm')
  if (learners.length !== 1) return learners
  const company = part.find(line => !learners.includes(line))
  return part.filter(line => learners.includes(line) || line === company)
}

/** First one voice, then the other (learn.md#planning-a-session): that one first whose line was not just asked for. */
function byVoice(part: readonly PlannedLine[], last: string | undefined): readonly PlannedLine[] {
  const voices = ([1, 2] as const).map(voice => part.filter(line => line.character === voice))
  return (voices[0]?.[0]?.id === last ? voices.toReversed() : voices).flat()
}

function tasksOf(part: readonly PlannedLine[], steps: readonly LearnStep[]): readonly LearnTask[] {
  const learners = learnersOf(part)
  const tasks: LearnTask[] = []
  for (const step of steps) {
    const isLast = step === steps.at(-1)
    const asked = isLast ? part : learners
    const ordered = step === 'turn' ? byVoice(asked, tasks.at(-1)?.line) : asked
    tasks.push(...ordered.map(({ id }) => ({ line: id, step, round: 1 }) as const))
    // Firm lines are asked for once: the round of more words is for those that are learned.
    if (step === 'gap')
      tasks.push(...learners.map(({ id }) => ({ line: id, step, round: 2 }) as const))
  }
  return tasks
}

/**
 * The tasks of a session (learn.md#planning-a-session): the wished steps, one after the other, over at most six lines
 * at a time, and never the same line twice running unless there is only one.
 */
export function planSession(
  lines: readonly PlannedLine[],
  { part, length, steps }: LearnWishes,
): readonly LearnTask[] {
  const chosen = learnSteps.filter(step => steps.includes(step))
  const ordered = chosen.length > 0 ? chosen : learnSteps
  const own = lines.filter(({ character }) => part === 'both' || String(character) === part)
  return inParts(within(own, length, ordered)).flatMap(some => tasksOf(some, ordered))
}
