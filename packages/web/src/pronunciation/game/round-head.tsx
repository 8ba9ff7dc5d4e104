import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { ReactNode } from 'react'
import styles from './round-head.module.css'

/** What stands above the settings of a round: the way back, the name of the game, and what it is played with. */
export function RoundHead({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.stage}>
        <h1>{texts.title}</h1>
        {children}
      </div>
    </header>
  )
}
