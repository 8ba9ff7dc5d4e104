import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { Suspense } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import { Icon, StrokeIcon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { useAwake } from '../../ui/store'
import { SongControls } from '../player/song-controls'
import { SongScreen } from '../player/song-screen'
import type { ShownLayers } from '../player/use-layers'
import type { SongPlayer } from '../player/use-song-player'
import styles from './learner-song.module.css'
import type { useFullScreen } from './use-full-screen'

// Its place is kept until it comes.
const SongSettings = latePart(async () => (await import('../player/song-settings')).SongSettings)

const drawn = {
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  notFull: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
}

/** The player of a song with its settings; on a phone these are a press away (song-page.md#controls). */
export function PlayerSide({
  player,
  layersShown,
  hasTimes,
  full: { isFull, canBeFull, toggle },
  onSettings,
  onKeys,
}: {
  player: SongPlayer
  layersShown: ShownLayers
  hasTimes: boolean
  full: ReturnType<typeof useFullScreen>
  onSettings: () => void
  onKeys: () => void
}) {
  const isAwake = useAwake()
  return (
    <section className={styles.player} aria-label={texts.player}>
      <SongScreen player={player} />
      <SongControls player={player} hasTimes={hasTimes}>
        <IconButton className={styles.more} label={texts.settings} onClick={onSettings}>
          <Icon name="settings" />
        </IconButton>
        <IconButton className={styles.keys} label={texts.keys} onClick={onKeys}>
          <Icon name="help" />
        </IconButton>
        <IconButton
          label={isFull ? texts.leaveFullScreen : texts.fullScreen}
          disabled={!canBeFull}
          onClick={toggle}
        >
          <StrokeIcon strokes={isFull ? drawn.notFull : drawn.full} />
        </IconButton>
      </SongControls>
      <div className={styles.settings}>
        {isAwake ? (
          <Suspense>
            <SongSettings player={player} layersShown={layersShown} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
