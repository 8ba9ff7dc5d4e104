import { fastestAnswer } from '@duologue/domain/battle/timing'
import type { MemberTurn } from '@duologue/domain/live/views/views'
import { useEffect, useRef, useState } from 'react'
import type { HallLink } from '../hall-link'

/** What was pressed in this turn, and what became of it. */
export interface Press {
  readonly choice: number
  /** `refused`: the hall does not have it, and one may press again. */
  readonly state: 'sent' | 'in' | 'refused'
  /** Why it was refused. */
  readonly code: string | null
}

type Choice = 0 | 1 | 2 | 3

/**
 * Answers a turn: the time goes from the paint of its choices to the press, and the first press counts. A hand that was
 * quicker than any answer can be is waited for. What the hall already has, as after a reload, is shown as pressed.
 */
export function usePress(
  turn: MemberTurn,
  act: HallLink<unknown>['act'],
  onPress: (turn: string) => void,
) {
  const painted = useRef<number>(null)
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [own, setOwn] = useState<Press | null>(null)
  const isAsked = turn.choices.length > 0
  useEffect(() => {
    if (!isAsked) return
    const frame = requestAnimationFrame(now => {
      painted.current = now
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  useEffect(() => () => clearTimeout(held.current), [])
  const isTaken = turn.answered !== null
  const press: Press | null = isTaken ? { choice: turn.answered, state: 'in', code: null } : own
  const canPress = press === null || press.state === 'refused'
  const answer = (choice: number) => {
    const since = painted.current
    if (!canPress || since === null || choice >= turn.choices.length) return
    setOwn({ choice, state: 'sent', code: null })
    onPress(turn.id)
    const send = async () => {
      const elapsed = Math.max(fastestAnswer, Math.round(performance.now() - since))
      const code = await act({ type: 'answer', turn: turn.id, choice: choice as Choice, elapsed })
      setOwn({ choice, state: code === null ? 'in' : 'refused', code })
    }
    const early = since + fastestAnswer - performance.now()
    if (early > 0) held.current = setTimeout(() => void send(), early)
    else void send()
  }
  return { press, canPress, answer }
}
