import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { shell } from '@duologue/domain/messages/site/shell'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import { songResult } from '@duologue/domain/songs/game/song-result'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlayOutcome } from '../../plays/play-outcome'
import { ShownItem } from '../../pronunciation/game/shown-item'
import type { SavingPlay } from '../../sending/play-saving'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { GameEnd } from '../../ui/games/game-end'
import styles from '../../ui/games/game-end.module.css'
import { useStore } from '../../ui/store'
import type { RunningSong } from './run-song'

/** What was missed, each once: words, or lines that were put elsewhere or not said. */
function missesOf(sheet: SongSheet, game: RunningSong) {
  const misses = game.now().answers.filter(({ isRight }) => !isRight)
  const words = new Set(misses.map(({ word }) => word))
  const lyrics = new Set(misses.filter(({ word }) => word === null).map(({ lyric }) => lyric))
  const found = sheet.words.filter(({ id }) => words.has(id))
  return {
    hasWords: found.length > 0,
    told: found.length > 0 ? found : sheet.lines.filter(({ id }) => lyrics.has(id)),
  }
}

/** What was missed, and the way to practise it. */
function Misses({
  sheet,
  game,
  onPractise,
}: {
  sheet: SongSheet
  game: RunningSong
  onPractise: () => void
}) {
  const { hasWords, told } = missesOf(sheet, game)
  const language = codeOfSongLanguage(sheet.language)
  if (told.length === 0) return <p>{rounds.noMisses}</p>
  return (
    <div className={styles.missed}>
      <h2>{hasWords ? texts.missedWords : texts.missedLines}</h2>
      <ul>
        {told.map(item => (
          <li key={item.id}>
            <ShownItem item={item} language={language} />
          </li>
        ))}
      </ul>
      <button type="button" className={button.secondary} onClick={onPractise}>
        {texts.practise}
      </button>
    </div>
  )
}

/** How many of what was missed Review asks tomorrow (learn.md#memory-of-songs). */
function ComeBack({ missed: { hasWords, told } }: { missed: ReturnType<typeof missesOf> }) {
  if (told.length === 0) return null
  return <p>{hasWords ? texts.wordsBack(told.length) : texts.linesBack(told.length)}</p>
}

/** What a game came to, what was missed, and where to go from here (song-games.md#end). */
export function SongEnd({
  sheet,
  game,
  saving,
  isPractice,
  isAssigned,
  harder,
  next,
  onPractise,
  onAgain,
  onHarder,
  onSettings,
}: {
  sheet: SongSheet
  game: RunningSong
  saving: SavingPlay
  isPractice: boolean
  /** Whether it was played for an assignment. */
  isAssigned: boolean
  /** The next difficulty, where there is one and it may be chosen. */
  harder: BattleDifficulty | undefined
  /** What leads on to another song. */
  next?: ReactNode
  onPractise: () => void
  onAgain: () => void
  onHarder: (harder: BattleDifficulty) => void
  onSettings: () => void
}) {
  const { status } = useSession()
  const state = useStore(saving)
  const { difficulty } = game.setup
  const { right, asked, percent, score, isWinner } = songResult(game.setup, game.now())
  const canHarder = isWinner && !isPractice && harder !== undefined
  const ways = (
    <>
      {canHarder ? (
        <button type="button" className={button.primary} onClick={() => onHarder(harder)}>
          {texts.harder}
        </button>
      ) : null}
      <button
        type="button"
        className={canHarder ? button.secondary : button.primary}
        onClick={onAgain}
      >
        {rounds.playAgain}
      </button>
      {next}
      <button type="button" className={button.secondary} onClick={onSettings}>
        {rounds.changeSettings}
      </button>
      <Link
        className={button.secondary}
        to="/songs/$songId/$"
        params={{ songId: sheet.id, _splat: slugify(sheet.title) }}
      >
        {texts.singAlong}
      </Link>
      <Link className={button.secondary} to="/songs/$songId/scores" params={{ songId: sheet.id }}>
        {shell.scores}
      </Link>
    </>
  )
  return (
    <GameEnd
      isWinner={isWinner}
      title={isWinner ? rounds.won : rounds.lost}
      right={`${rounds.rightOf(right, asked)} · ${texts.percent(percent)}`}
      score={isPractice ? null : [rounds.score, rounds.points(score)]}
      ways={ways}
    >
      {isPractice ? <p className={styles.note}>{texts.practice}</p> : null}
      {isWinner ? null : (
        <p className={styles.note}>
          {rounds.winsFrom(songGrades[difficulty].passMark, rounds.difficulties[difficulty])}
        </p>
      )}
      <Misses {...{ sheet, game, onPractise }} />
      {status === 'visitor' && !isPractice ? (
        <p className={styles.offer}>
          <Link to="/login" search={{ redirect: `/songs/${sheet.id}/scores` }}>
            {texts.logIn}
          </Link>
        </p>
      ) : null}
      {isPractice ? null : (
        <PlayOutcome
          saving={state}
          hasTicket={game.record().ticket !== undefined}
          isAssigned={isAssigned}
        >
          {state?.name === 'saved' && state.play.verified ? (
            <ComeBack missed={missesOf(sheet, game)} />
          ) : null}
        </PlayOutcome>
      )}
    </GameEnd>
  )
}
