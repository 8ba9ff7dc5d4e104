import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { Suspense, useId, useState } from 'react'
import { youtubeAllowed } from '../../saved-here/song-choices'
import button from '../../ui/button.module.css'
import { useFetchedAhead } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { useAwake } from '../../ui/store'
import { useVideoValue } from '../../video/use-video'
import {
  LateMediaPlayer,
  LateSpokenPlayer,
  LateWithoutSound,
  LateYoutubePlayer,
  neededOffline,
} from './late-players'
import styles from './song-screen.module.css'
import { useOnline } from './use-online'
import type { SongPlayer } from './use-song-player'

/** Stands before a video that YouTube was not asked for yet (song-page.md#youtube). */
function Consent({ player }: { player: SongPlayer }) {
  const isAllowed = youtubeAllowed.use()
  const [remembers, setRemembers] = useState(false)
  const told = useId()
  const open = () => {
    if (remembers) youtubeAllowed.set(true)
    player.open()
  }
  const play = (
    <button
      type="button"
      className={`${button.primary} ${button.large}`}
      aria-describedby={isAllowed ? undefined : told}
      onClick={open}
    >
      <Icon name="play" filled /> {texts.play}
    </button>
  )
  if (isAllowed) return <div className={styles.middle}>{play}</div>
  return (
    <div className={styles.card}>
      <p id={told}>{texts.consent}</p>
      <div className={styles.ways}>{play}</div>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={remembers}
          onChange={event => setRemembers(event.target.checked)}
        />{' '}
        {texts.remember}
      </label>
    </div>
  )
}

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
export function SongScreen({ player }: { player: SongPlayer }) {
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
    <div className={styles.screen} data-source={source}>
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
      {isClosed && isOnline ? <Consent player={player} /> : null}
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
