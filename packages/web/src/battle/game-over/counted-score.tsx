import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useEffect, useRef } from 'react'
import { useEffects } from '../effects'

/** How long the score counts up, in milliseconds (battle.md#game-over). */
const countingTime = 600

/** The score of a battle that is over. It counts up, where effects are full; whoever has it read hears the whole of it. */
export function CountedScore({ score }: { score: number }) {
  const counts = useEffects() === 'full'
  const shown = useRef<HTMLSpanElement>(null)
  const last = useRef(0)
  useEffect(() => {
    const from = last.current
    last.current = score
    const write = (value: number) => {
      if (shown.current) shown.current.textContent = texts.number(Math.round(value))
    }
    if (!counts || from === score) return write(score)
    write(from)
    let began: number | undefined
    let frame = requestAnimationFrame(function count(now) {
      began ??= now
      const part = Math.min(1, (now - began) / countingTime)
      write(from + (score - from) * part)
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => {
      cancelAnimationFrame(frame)
      write(score)
    }
  }, [score, counts])
  return (
    <strong>
      <span className="visually-hidden">{texts.number(score)}</span>
      <span ref={shown} aria-hidden="true" />
    </strong>
  )
}
