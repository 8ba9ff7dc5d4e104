import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { RoundResult } from '@duologue/domain/pronunciation/game/round-result'
import type { RoundSetup } from '@duologue/domain/pronunciation/game/round-setup'
import { pronunciationGrades } from '@duologue/domain/pronunciation/pronunciation-limits'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlayOutcome } from '../../plays/play-outcome'
import type { SavingPlay } from '../../sending/play-saving'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { GameEnd } from '../../ui/games/game-end'
import styles from '../../ui/games/game-end.module.css'
import { useStore } from '../../ui/store'
import type { SpeakLine } from '../../voices/speak-line'
import { ShownItem } from './shown-item'
import { SoundButton } from './sound-button'
import { useSounds } from './use-round-sounds'

/** What a round came to, what was missed, and where to go from here (pronunciation.md#result). */
export function RoundSummary({
  setup,
  result,
  isPractice,
  saving,
  hasTicket,
  isAssigned,
  back,
  onAgain,
  onSettings,
  speak,
}: {
  setup: RoundSetup
  result: RoundResult
  /** A round without a list, which is no play. */
  isPractice: boolean
  saving: SavingPlay
  /** Whether it was begun with a ticket; without one it never counts. */
  hasTicket: boolean
  /** Whether it was played for an assignment. */
  isAssigned: boolean
  /** The way back to the list. */
  back: ReactNode
  onAgain: () => void
  onSettings: () => void
  speak?: SpeakLine | undefined
}) {
  const { status } = useSession()
  const address = useRouterState({ select: ({ location }) => location.href })
  const sounds = useSounds(setup.language, Number.POSITIVE_INFINITY, speak)
  const state = useStore(saving)
  const { right, asked, score, isWinner, missed } = result
  const { passMark } = pronunciationGrades[setup.difficulty]
  const misses = setup.items.filter(({ id }) => missed.includes(id))
  return (
    <GameEnd
      isWinner={isWinner}
      title={isWinner ? texts.won : texts.lost}
      right={texts.rightOf(right, asked)}
      score={[texts.score, texts.points(score)]}
      ways={
        <>
          <button type="button" className={button.primary} onClick={onAgain}>
            {texts.playAgain}
          </button>
          <button type="button" className={button.secondary} onClick={onSettings}>
            {texts.changeSettings}
          </button>
          {back}
        </>
      }
    >
      {isWinner ? null : (
        <p className={styles.note}>
          {texts.winsFrom(passMark, texts.difficulties[setup.difficulty])}
        </p>
      )}
      {misses.length === 0 ? (
        <p>{texts.noMisses}</p>
      ) : (
        <div className={styles.missed}>
          <h2>{texts.misses}</h2>
          <ul>
            {misses.map(item => (
              <li key={item.id}>
                <SoundButton sound={item} sounds={sounds} label={texts.playOf(item.text)} />
                <ShownItem item={item} language={setup.language} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {status === 'visitor' ? (
        <p className={styles.offer}>
          <span>{texts.notKept}</span>
          <Link to="/login" search={{ redirect: address }}>
            {texts.logIn}
          </Link>
        </p>
      ) : null}
      {status === 'user' && isPractice ? <p className={styles.note}>{texts.practice}</p> : null}
      {isPractice ? null : (
        <PlayOutcome saving={state} hasTicket={hasTicket} isAssigned={isAssigned} />
      )}
    </GameEnd>
  )
}
