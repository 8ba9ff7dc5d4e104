import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { isPartDone, type SongGame } from '@duologue/domain/songs/game/song-game'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import { songResult } from '@duologue/domain/songs/game/song-result'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Countdown } from '../../battle/countdown'
import { gameClock } from '../../battle/game-clock'
import type { Recognise } from '../../speech/recogniser'
import { GameFrame } from '../../ui/games/game-frame'
import { useStore } from '../../ui/store'
import { useMedia } from '../../ui/use-media'
import { SongScreen } from '../player/song-screen'
import type { SongPlayer } from '../player/use-song-player'
import { PartView } from './part-view'
import { type RunningSong, runSong, type SongRecord } from './run-song'
import { SongActions } from './song-actions'
import styles from './song-play.module.css'
import { useConductor } from './use-conductor'
import { useKeptSongGame } from './use-kept-song-game'

/** A game that was begun or goes on; `first` is where practice begins, which is no play. */
export interface BegunSong {
  readonly record: SongRecord
  readonly first?: SongGame
}

/** A game over a song, part after part, while the song plays (song-games.md#playing). */
export function SongPlay({
  sheet,
  player,
  begun: { record, first },
  onOver,
  onWrite,
  onLeave,
  recognise,
}: {
  sheet: SongSheet
  player: SongPlayer
  begun: BegunSong
  onOver: (game: RunningSong) => void
  /** Goes on by writing; undefined where that is not offered. */
  onWrite: (() => void) | undefined
  onLeave: () => void
  recognise?: Recognise | undefined
}) {
  const [game] = useState(() => runSong(sheet, record, gameClock, first))
  const state = useStore(game)
  useEffect(() => game.run(), [game])
  useKeptSongGame(game, sheet, first === undefined)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)') || game.setup.relaxed
  const conductor = useConductor(game, player, isCalm)
  const words = useMemo(() => new Map(sheet.words.map(word => [word.id, word])), [sheet])
  const end = useEffectEvent(() => onOver(game))
  const isOver = state.state === 'over'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const { score, asked } = songResult(game.setup, state)
  const { seconds } = songGrades[game.setup.difficulty]
  const hasClock = seconds !== null && !game.setup.relaxed
  const heading = texts.partOf(Math.min(state.place + 1, state.parts.length), state.parts.length)
  const clock =
    state.endsAt === null || state.heard === null ? null : (
      <Countdown since={state.heard} endsAt={state.endsAt} elapsed={game.elapsed} />
    )
  return (
    <GameFrame
      place={state.place}
      texts={{ keys: rounds.keys, ...texts }}
      label={sheet.title}
      heading={heading}
      progress={
        <progress
          className={styles.progress}
          aria-label={texts.progress}
          max={asked}
          value={state.answers.length}
        />
      }
      count={heading}
      score={first === undefined ? rounds.scoreNow(score) : null}
      clock={hasClock ? clock : undefined}
      beside={<SongScreen player={player} isBeside />}
      said={isPartDone(state) || state.state === 'asked' ? null : rounds.listen}
      onLeave={onLeave}
    >
      <PartView
        key={state.place}
        {...{ game, state, player, words, onWrite, recognise }}
        onHear={conductor.hearAgain}
      />
      <SongActions {...{ game, state, player, conductor }} />
    </GameFrame>
  )
}
