import { songPageTexts, songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { layers } from '@duologue/domain/songs/details/shown-layers'
import { watchUrlOf } from '@duologue/domain/videos/video-id'
import { lyricDelay } from '../../saved-here/song-choices'
import { SpeedChoice } from '../../ui/fields/speed-choice'
import { Toggle } from '../../ui/fields/toggle'
import { Icon, StrokeIcon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import styles from './song-settings.module.css'
import { speedsOf } from './song-speed'
import type { ShownLayers } from './use-layers'
import type { SongPlayer } from './use-song-player'

/** How far lyrics can be moved either way, in tenths of a second. */
const furthest = 20

function Speed({ video }: { video: Video }) {
  const rate = useVideoValue(video, it => it.rate())
  const offered = useVideoValue(video, it => speedsOf(it).join(' '))
  return (
    <SpeedChoice
      legend={texts.speed}
      isLegendSeen
      speeds={offered.split(' ').map(Number)}
      chosen={rate}
      words={texts.times}
      onChoose={speed => video.setRate(speed)}
    />
  )
}

function Delay() {
  const delay = lyricDelay.use()
  return (
    <fieldset className={styles.delay}>
      <legend>{texts.timing}</legend>
      <IconButton
        label={texts.earlier}
        disabled={delay <= -furthest}
        onClick={() => lyricDelay.set(delay - 1)}
      >
        <StrokeIcon strokes="M5 12h14" />
      </IconButton>
      <output>{texts.delay(delay / 10)}</output>
      <IconButton
        label={texts.later}
        disabled={delay >= furthest}
        onClick={() => lyricDelay.set(delay + 1)}
      >
        <Icon name="plus" />
      </IconButton>
      <p>{texts.delayHelp}</p>
    </fieldset>
  )
}

/** Ways to the same song elsewhere: its video beside its own recording, and back from the voice. */
function OtherWays({ player }: { player: SongPlayer }) {
  const { sheet, source } = player
  if (source === 'spoken')
    return (
      <button type="button" className={styles.other} onClick={() => player.speak(false)}>
        {texts.song}
      </button>
    )
  if (source === 'youtube' || sheet.youtubeId === null) return null
  return (
    <a className={styles.other} href={watchUrlOf(sheet.youtubeId)} target="_blank" rel="noreferrer">
      {texts.watch}
    </a>
  )
}

/** What is shown of a song, how fast it plays, and how its lyrics are timed here (song-page.md#controls). */
export function SongSettings({
  player,
  layersShown,
}: {
  player: SongPlayer
  layersShown: ShownLayers
}) {
  const { shown, hasPinyin, toggle } = layersShown
  return (
    <div className={styles.settings}>
      <fieldset className={styles.show}>
        <legend>{songPageTexts.show}</legend>
        {layers.map(layer =>
          layer === 'pinyin' && !hasPinyin ? null : (
            <Toggle
              key={layer}
              isOn={shown[layer]}
              onChange={() => toggle(layer)}
              label={songPageTexts.layers[layer]}
            />
          ),
        )}
      </fieldset>
      <Speed video={player.video} />
      <Delay />
      <OtherWays player={player} />
    </div>
  )
}
