import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import type { Guess } from '@duologue/domain/battle/facts/guess'
import type { BattleResult } from '@duologue/domain/battle/scoring/result'
import { battleEndTexts } from '@duologue/domain/messages/battle/end'
import { duelFacts } from '@duologue/domain/messages/battle/facts'
import { outcomeTexts } from '@duologue/domain/messages/plays/outcome'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { GameOverScores } from '../../plays/game-over-scores'
import { PlayOutcome } from '../../plays/play-outcome'
import type { SavingPlay } from '../../sending/play-saving'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { useStore } from '../../ui/store'
import { BackLink } from '../back-link'
import { nameOf, pictureOf, type Script } from '../cast'
import type { OfferedHere } from '../settings/chosen-battle'
import { StageDialog } from '../stage-dialog'
import { Breakdown } from './breakdown'
import { CountedScore } from './counted-score'
import styles from './game-over.module.css'
import { LinesToPractise } from './lines-to-practise'
import type { SettingChanges } from './play-again'
import { storedWords } from './result-words'
import { Suggestions } from './suggestions'

/** The Game Over modal: win or loss, score, how the score comes about, Restart, the way back (battle.md#game-over). */
export function GameOver({
  battle,
  result,
  script,
  missed,
  guesses = [],
  saving,
  hasTicket,
  ofClass,
  offer,
  onAgain,
  onRestart,
  scene,
}: {
  battle: Battle
  result: BattleResult
  script: Script
  /** What to practise after it. */
  missed: readonly BattleLine[]
  /** The guesses at what the computer would do. */
  guesses?: readonly Guess[] | undefined
  saving: SavingPlay
  /** Whether it was begun with a ticket; without one it never counts. */
  hasTicket: boolean
  /** The page of the class that it was assigned to. */
  ofClass?: string | undefined
  /** What can be chosen for the next one. */
  offer: OfferedHere
  /** Plays once more with the same settings, or with one changed. */
  onAgain: (changes?: SettingChanges) => void
  onRestart: () => void
  /** The winner on the stage, in the place of a portrait, where there is a stage. */
  scene?: ReactNode
}) {
  const outcome = useId()
  const state = useStore(saving)
  const stored = state?.name === 'saved' ? state.play : null
  const { message, reason, score, isOurs } = storedWords(battle, result, stored)
  const winner = battle.players[result.winner ?? 1].characterNumber
  return (
    <StageDialog
      title={battleEndTexts.gameOver}
      describedBy={outcome}
      actions={
        <>
          {ofClass === undefined ? (
            <BackLink script={script} className={button.secondary} />
          ) : (
            <Link to={ofClass} className={button.secondary}>
              {outcomeTexts.toClass}
            </Link>
          )}
          <button type="button" className={button.secondary} onClick={onRestart}>
            {battleEndTexts.restart}
          </button>
          <button type="button" className={button.primary} onClick={() => onAgain()}>
            <Icon name="sword" /> {battleEndTexts.playAgain}
          </button>
        </>
      }
    >
      <div id={outcome} className={styles.outcome}>
        <div className={styles.result} data-voice={winner} data-scene={Boolean(scene) || undefined}>
          {scene ?? <img src={pictureOf(script, battle, winner)} alt="" width="112" height="112" />}
          <div>
            <p className={styles.message}>{message}</p>
            <p>{reason}</p>
            {isOurs && result.winner === 2 ? (
              <p>{battleEndTexts.stillHad(nameOf(battle, 2), battle.players[2].currentHealth)}</p>
            ) : null}
          </div>
        </div>
        <p className={styles.score}>
          {battleEndTexts.yourScore} <CountedScore score={score} />
        </p>
      </div>
      <PlayOutcome saving={state} hasTicket={hasTicket} isAssigned={ofClass !== undefined} />
      {guesses.length > 0 ? (
        <p>{duelFacts.guessed(guesses.filter(({ isRight }) => isRight).length, guesses.length)}</p>
      ) : null}
      <LinesToPractise lines={missed} language={battle.setup.language} script={script} />
      <Suggestions
        battle={battle}
        offer={offer}
        script={script}
        missed={missed.map(({ id }) => id)}
        onAgain={onAgain}
      />
      {isOurs ? <Breakdown result={result} /> : null}
      <GameOverScores shortid={script.shortid} />
    </StageDialog>
  )
}
