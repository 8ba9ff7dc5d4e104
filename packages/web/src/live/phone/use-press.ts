import type { MemberTurn } from '@duologue/domain/live/views/views'
import { useEffect, useRef, useState } from 'react'
import type { HallLink } from '../hall-link'

/** What was pressed in this turn, and what became of it. */
export interface Press {
  readonly choice: number
  readonly state: 'sent' | 'in' | 'late'
}

type Choice = 0 | 1 | 2 | 3

/**
 * Answers a turn: the time goes from the paint of its choices to the press, and the first press counts. What the hall
 * already has, as after a reload, is shown as pressed.
 */
export function usePress(turn: MemberTurn, act: HallLink<unknown>['act']) {
  const painted = useRef<number>(null)
  const [own, setOwn] = useState<Press | null>(null)
  const isAsked = turn.choices.length > 0
  useEffect(() => {
    if (!isAsked) return
    const frame = requestAnimationFrame(now => {
      painted.current = now
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  const taken: Press | null = turn.answered === null ? null : { choice: turn.answered, state: 'in' }
  const press = taken ?? own
  const answer = (choice: number) => {
    if (press !== null || painted.current === null || choice >= turn.choices.length) return
    const elapsed = Math.round(performance.now() - painted.current)
    setOwn({ choice, state: 'sent' })
    void act({ type: 'answer', turn: turn.id, choice: choice as Choice, elapsed }).then(refused =>
      setOwn({ choice, state: refused === null ? 'in' : 'late' }),
    )
  }
  return { press, answer }
}
