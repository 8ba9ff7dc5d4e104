import { isLineShown, type LearnSession, taskOf } from '@duologue/domain/learn/session'
import type { LearnLine } from '../learn-line'
import type { RunningSession } from '../use-learn'
import { Feedback } from './feedback'
import { GapStep } from './gap-step'
import type { Tools } from './learn-step'
import { ReadStep } from './read-step'
import { RebuildStep } from './rebuild-step'
import { ShadowStep } from './shadow-step'
import { TurnStep } from './turn-step'

/** What the task of a session asks for, or what is told of its answer. */
export function StepView({
  session,
  running,
  lines,
  canSpeak,
  canRecord,
  tools,
}: {
  session: LearnSession
  running: RunningSession
  lines: ReadonlyMap<string, LearnLine>
  canSpeak: boolean
  canRecord: boolean
  tools: Tools
}) {
  const task = taskOf(session)
  const line = task && lines.get(task.line)
  if (!task || !line) return null
  if (session.state === 'feedback' && session.answer) {
    return (
      <Feedback
        line={line}
        answer={session.answer}
        isShown={isLineShown(session)}
        tools={tools}
        onAgain={() => running.send({ type: 'again' })}
        onNext={() => running.send({ type: 'next' })}
      />
    )
  }
  const others = [...lines.values()].filter(({ id }) => id !== line.id)
  const { round } = task
  const { state } = session
  const given = { line, others, round, state, running, canSpeak, tools }
  switch (task.step) {
    case 'read':
      return <ReadStep {...given} />
    case 'shadow':
      return <ShadowStep {...given} canSpeak={canRecord} />
    case 'gap':
      return <GapStep {...given} />
    case 'rebuild':
      return <RebuildStep {...given} />
    case 'turn':
      return <TurnStep {...given} canRecord={canRecord} />
  }
}
