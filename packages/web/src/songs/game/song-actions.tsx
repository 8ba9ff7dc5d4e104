import { listed } from '@duologue/domain/messages/joined'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { isPartDone, type SongGame } from '@duologue/domain/songs/game/song-game'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { isPressed, isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { useStore } from '../../ui/store'
import { useVideoValue } from '../../video/use-video'
import type { SongPlayer } from '../player/use-song-player'
import type { Conductor } from './conduct-song'
import type { RunningSong } from './run-song'
import styles from './song-actions.module.css'

/** What can be done beside answering: hear again, give up, skip a break, play what stands still, go on. */
export function SongActions({
  game,
  state,
  player,
  conductor,
}: {
  game: RunningSong
  state: SongGame
  player: SongPlayer
  conductor: Conductor
}) {
  const { isWaiting, replays, canSkip } = useStore(conductor)
  const isPlaying = useVideoValue(player.video, it => it.isPlaying())
  const isOpen = state.state === 'asked' && !isPartDone(state)
  const fault = useVideoValue(player.video, it => it.fault())
  // A video of YouTube is asked for on its own place; what cannot be heard has its ways out there, too.
  const canPlay =
    player.source === 'spoken' || (fault === null && (player.source === 'file' || player.isOpen))
  const isStill = !isPlaying && state.heard === null && canPlay
  const hasReplays = isOpen && state.heard !== null
  usePageKeys(({ key, target, repeat }) => {
    if (repeat) return undefined
    if (isWrittenIn(target)) return undefined
    if (key.toLowerCase() === 'r' && hasReplays) return conductor.hearAgain
    if (key.toLowerCase() === 'n' && isWaiting) return conductor.goOn
    if (key === ' ' && isStill && !isPressed(target)) return player.playOrPause
    return undefined
  })
  return (
    <div className={styles.actions}>
      {isStill ? (
        <button type="button" className={button.primary} onClick={player.playOrPause}>
          <Icon name="play" filled /> {texts.play}
        </button>
      ) : null}
      {canSkip ? (
        <button type="button" className={button.secondary} onClick={conductor.skipBreak}>
          {texts.skipBreak}
        </button>
      ) : null}
      {hasReplays ? (
        <button
          type="button"
          className={button.secondary}
          aria-keyshortcuts="R"
          aria-disabled={replays <= 0}
          onClick={conductor.hearAgain}
        >
          <Icon name="play" filled />
          {Number.isFinite(replays)
            ? listed(texts.hearAgain, rounds.replaysLeft(replays))
            : texts.hearAgain}
        </button>
      ) : null}
      {isOpen ? (
        <button type="button" className={button.quiet} onClick={game.show}>
          {texts.showIt}
        </button>
      ) : null}
      {isWaiting ? (
        <button
          type="button"
          className={button.primary}
          aria-keyshortcuts="N"
          onClick={conductor.goOn}
        >
          {rounds.next} <Icon name="arrow" />
        </button>
      ) : null}
    </div>
  )
}
