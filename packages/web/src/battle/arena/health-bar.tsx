import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useEffects } from '../effects'
import styles from './health-bar.module.css'

/** When a loss begins to be counted down, as the blow lands, and how long that takes, in milliseconds. */
const countFrom = 380
const countFor = 300

/** Writes a number that counts to what it has become; at once at first, and where numbers do not count. */
function useCounted(number: number, counts: boolean) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(number)
  useEffect(() => {
    const write = (next: number) => {
      shown.current = next
      if (place.current) place.current.textContent = String(next)
    }
    const from = shown.current
    if (!counts || from === number) return write(number)
    const begins = performance.now() + countFrom
    const count = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begins) / countFor))
      write(Math.round(from + (number - from) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    let frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [number, counts])
  return place
}

/** A player's health; what is lost drains away behind what is left. One near the end breathes. */
export function HealthBar({
  name,
  health,
  full,
  breathes = false,
}: {
  name: string
  health: number
  full: number
  breathes?: boolean
}) {
  const number = useCounted(health, useEffects() === 'full')
  const left = { '--left': health / full } as CSSProperties
  return (
    <div className={styles.health}>
      <div
        className={styles.bar}
        role="meter"
        aria-label={texts.healthOf(name)}
        aria-valuemin={0}
        aria-valuemax={full}
        aria-valuenow={health}
        aria-valuetext={texts.healthLeft(health, full)}
        data-low={health * 4 <= full || undefined}
        data-breathes={breathes || undefined}
      >
        <span className={styles.lost} style={left} />
        <span className={styles.left} style={left} />
      </div>
      <span ref={number} className={styles.number} aria-hidden="true" />
    </div>
  )
}
