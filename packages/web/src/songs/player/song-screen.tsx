import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { Suspense } from 'react'
import { useFetchedAhead } from '../../ui/feedback/late-part'
import { useAwake } from '../../ui/store'
import { useVideoValue } from '../../video/use-video'
import {
  LateConsent,
  LateMediaPlayer,
  LateSpokenPlayer,
  LateWithoutSound,
  LateYoutubePlayer,
  neededOffline,
} from './late-players'
import styles from './song-screen.module.css'
import { useOnline } from './use-online'
import type { SongPlayer } from './use-song-player'

/** What plays, by where the sound comes from. */
function Player({ player }: { player: SongPlayer }) {
  const { video, sheet, source, isOpen } = player
  const { title, mediaUrl, youtubeId } = sheet
  if (source === 'spoken') return <LateSpokenPlayer player={player} />
  if (mediaUrl !== null)
    return (
      <LateMediaPlayer
        video={video}
        address={mediaUrl}
        title={title}
        onPress={player.playOrPause}
      />
    )
  if (youtubeId !== null && isOpen)
    return <LateYoutubePlayer video={video} youtubeId={youtubeId} title={title} />
  return null
}

/**
 * The picture of a song: its video, its film, or its cover where there is sound alone; before a video of YouTube stands
 * what pressing Play tells it, and over what cannot be heard, why (song-page.md#youtube, song-page.md#without-sound).
 */
export function SongScreen({
  player,
  isBeside,
}: {
  player: SongPlayer
  /** Beside a game it has little room: what is said of the sound stands with the picture, not on it. */
  isBeside?: boolean
}) {
  const { video, sheet, source, isOpen, attempt } = player
  const fault = useVideoValue(video, it => it.fault())
  const isHeld = useVideoValue(video, it => it.isHeld())
  const isOnline = useOnline()
  // What comes late is not rendered on the server, which does not wait for it.
  const isAwake = useAwake()
  useFetchedAhead(neededOffline)
  const isClosed = source === 'youtube' && !isOpen
  const isLost = source !== 'spoken' && (fault !== null || (isClosed && !isOnline))
  return (
    <div className={styles.screen} data-source={source} data-beside={isBeside}>
      <img
        className={styles.cover}
        src={sheet.cover}
        alt=""
        width="640"
        height="360"
        fetchPriority="high"
      />
      {isAwake ? (
        // While the next player comes, the one before is not kept: it would be sent what is meant for the next.
        <Suspense key={`${source} ${attempt}`}>
          <Player player={player} />
        </Suspense>
      ) : null}
      {isClosed && isOnline && isAwake ? (
        <Suspense>
          <LateConsent player={player} />
        </Suspense>
      ) : null}
      {isLost ? (
        <Suspense>
          <LateWithoutSound player={player} fault={fault} />
        </Suspense>
      ) : null}
      {isHeld && !isLost ? (
        <p className={styles.hint} role="status">
          {texts.pressInVideo}
        </p>
      ) : null}
    </div>
  )
}
