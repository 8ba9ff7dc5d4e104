import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import styles from './countdown.module.css'
import { readClock } from './countdown-reading'

/** The clock goes by tenths of a second (battle.md#answer-clock). */
const tickMs = 100

/**
 * The answer clock as a circle that empties; its number appears in the last 5 seconds (battle.md#answer-clock). It
 * writes its ticks into the page by itself, because a tick must not render the arena.
 */
export function Countdown({
  since,
  endsAt,
  elapsed,
  frozenAt = null,
  offer,
}: {
  since: number
  endsAt: number
  elapsed: () => number
  /** The battle's time at which it stands still; null when it goes. */
  frozenAt?: number | null
  /** What is on offer at a time of the battle, in damage; none where it is not to be seen. */
  offer?: ((elapsed: number) => number | null) | undefined
}) {
  const circle = useRef<SVGCircleElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const offered = useRef<HTMLSpanElement>(null)
  const announcement = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (!circle.current || !number.current || !announcement.current) return
      const now = frozenAt ?? elapsed()
      const reading = readClock({ since, endsAt }, now)
      circle.current.style.strokeDashoffset = String(reading.left - 1)
      circle.current.toggleAttribute('data-last', reading.number !== '')
      number.current.textContent = reading.number
      if (offered.current) {
        offered.current.textContent = reading.number === '' ? String(offer?.(now) || '') : ''
      }
      const said = reading.announced === null ? '' : texts.secondsLeft(reading.announced)
      if (announcement.current.textContent !== said) announcement.current.textContent = said
    }
    show()
    if (frozenAt !== null) return
    const timer = setInterval(show, tickMs)
    return () => clearInterval(timer)
  }, [since, endsAt, elapsed, frozenAt, offer])
  return (
    <div className={styles.clock}>
      <div role="timer" aria-label={texts.clock} className={styles.face}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle className={styles.track} cx="24" cy="24" r="20" />
          <circle ref={circle} className={styles.left} cx="24" cy="24" r="20" pathLength="1" />
        </svg>
        <span ref={number} className={styles.number} />
        {offer ? (
          <span className={styles.offer} aria-hidden="true">
            <span ref={offered} />
            <Icon name="sword" />
          </span>
        ) : null}
      </div>
      <span ref={announcement} className="visually-hidden" aria-live="assertive" />
    </div>
  )
}
