import type { ScreenView } from '@duologue/domain/live/views/views'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import type { HallLink } from '../hall-link'
import styles from './knocks.module.css'

/** Who asks to come in: all at once, or one by one (live.md#knocking). */
export function Knocks({ view, act }: { view: ScreenView; act: HallLink<unknown>['act'] }) {
  const [isLooking, setLooking] = useState(false)
  const waiting = view.members.filter(({ waits }) => waits)
  if (waiting.length === 0) return null
  const all = waiting.map(({ number }) => number)
  return (
    <div className={styles.knocks}>
      <p role="status">{texts.knocking(waiting.length)}</p>
      <button
        type="button"
        className={button.primary}
        onClick={() => void act({ type: 'let-in', members: all })}
      >
        {texts.letAllIn}
      </button>
      <button type="button" className={button.secondary} onClick={() => setLooking(true)}>
        {texts.look}
      </button>
      {isLooking ? (
        <Dialog title={texts.knocking(waiting.length)} onClose={() => setLooking(false)}>
          <ul className={styles.list}>
            {waiting.map(({ number, name, fullName }) => (
              <li key={number}>
                <span>
                  <bdi>{name}</bdi> {fullName ? <small>{fullName}</small> : null}
                </span>
                <button
                  type="button"
                  className={button.secondary}
                  aria-label={texts.letInNamed(name)}
                  onClick={() => void act({ type: 'let-in', members: [number] })}
                >
                  {texts.letIn}
                </button>
                <button
                  type="button"
                  className={button.quiet}
                  aria-label={texts.notNowNamed(name)}
                  onClick={() => void act({ type: 'not-now', members: [number] })}
                >
                  {texts.notNow}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  )
}
