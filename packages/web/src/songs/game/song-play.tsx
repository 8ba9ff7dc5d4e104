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
import { KeysDialog } from '../../ui/dialogs/keys-dialog'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
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
  onWrite: () => void
  onLeave: () => void
  recognise?: Recognise | undefined
}) {
  const [game] = useState(() => runSong(sheet, record, gameClock, first))
  const state = useStore(game)
  useEffect(() => game.run(), [game])
  useKeptSongGame(game, sheet, first === undefined)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)') || game.setup.relaxed
  const conductor = useConductor(game, player, isCalm)
  const [showsKeys, setShowsKeys] = useState(false)
  const words = useMemo(() => new Map(sheet.words.map(word => [word.id, word])), [sheet])
  const end = useEffectEvent(() => onOver(game))
  const isOver = state.state === 'over'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const { score, asked } = songResult(game.setup, state)
  const { seconds } = songGrades[game.setup.difficulty]
  const hasClock = seconds !== null && !game.setup.relaxed
  return (
    <section className={styles.play} aria-label={sheet.title}>
      <h1 className="visually-hidden">{texts.partOf(state.place + 1, state.parts.length)}</h1>
      <div className={styles.bar}>
        <progress aria-label={texts.progress} max={asked} value={state.answers.length} />
        <span className={styles.count} aria-hidden="true">
          {texts.partOf(Math.min(state.place + 1, state.parts.length), state.parts.length)}
        </span>
        {first === undefined ? (
          <span className={styles.score}>{rounds.scoreNow(score)}</span>
        ) : null}
        {hasClock ? (
          <div className={styles.clock}>
            {state.endsAt === null || state.heard === null ? null : (
              <Countdown since={state.heard} endsAt={state.endsAt} elapsed={game.elapsed} />
            )}
          </div>
        ) : null}
        <IconButton label={rounds.keys} onClick={() => setShowsKeys(true)}>
          <Icon name="help" />
        </IconButton>
        <IconButton label={texts.leave} onClick={onLeave}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.sides}>
        <div className={styles.screen}>
          <SongScreen player={player} />
        </div>
        <div className={styles.stage}>
          <PartView
            key={state.place}
            {...{ game, state, player, words, onWrite, recognise }}
            onHear={conductor.hearAgain}
          />
          <SongActions {...{ game, state, player, conductor }} onKeys={() => setShowsKeys(true)} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isPartDone(state) || state.state === 'asked' ? null : rounds.listen}
      </p>
      {showsKeys ? (
        <KeysDialog
          title={texts.keysLead}
          rows={texts.keyRows}
          onClose={() => setShowsKeys(false)}
        />
      ) : null}
    </section>
  )
}
