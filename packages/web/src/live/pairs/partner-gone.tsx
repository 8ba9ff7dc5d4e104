import type { PartnerView } from '@duologue/domain/live/pairs/pair-view'
import { togetherTexts as texts } from '@duologue/domain/messages/live/together'
import { useEffect, useState } from 'react'
import button from '../../ui/button.module.css'
import { timeLeft } from '../wire/time-left'
import styles from './pair.module.css'

/** So much later than the hall allows it, so that it is never pressed in vain, in milliseconds. */
const later = 500

/** The partner is gone: they are waited for, and after a while no longer (live.md#together). */
export function PartnerGone({
  partner: { name, endIn },
  since,
  onEnd,
}: {
  partner: PartnerView
  /** When that was told, by `performance.now()`. */
  since: number
  onEnd: () => void
}) {
  const [canEnd, setCanEnd] = useState(false)
  useEffect(() => {
    if (endIn === null) return
    const wait = timeLeft(endIn + later, since, performance.now())
    const timer = setTimeout(() => setCanEnd(true), wait)
    return () => clearTimeout(timer)
  }, [endIn, since])
  return (
    <div className={styles.gone} role="status">
      <p>{texts.waiting(name)}</p>
      {canEnd ? (
        <button type="button" className={button.secondary} onClick={onEnd}>
          {texts.endWithout}
        </button>
      ) : null}
    </div>
  )
}
