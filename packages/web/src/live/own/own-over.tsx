import type { MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { type ReactNode, useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { OwnBar } from './own-bar'
import styles from './own-game.module.css'

/** An own game is over: what it came to, and once more while the hall is open (live.md#own-pace). */
export function OwnOver({
  view,
  played,
  title,
  children,
  onAgain,
}: {
  view: MemberView
  played: number
  title: string
  children: ReactNode
  /** Null until the hall knows that it is over. */
  onAgain: (() => void) | null
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <OwnBar view={view} played={played} />
      <div className={styles.over}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <button
          type="button"
          className={button.primary}
          disabled={onAgain === null}
          onClick={() => onAgain?.()}
        >
          {hallTexts.playAgain}
        </button>
      </div>
    </>
  )
}
