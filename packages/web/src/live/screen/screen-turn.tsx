import type { ScreenView, ScreenTurn as Turn } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { SoundWave } from '../../battle/speaking/sound-wave'
import { HallClock } from '../look/hall-clock'
import { HallQuestion } from '../look/hall-question'
import styles from './screen-turn.module.css'

/** A turn as everybody sees it: what is asked, who speaks, the clock, and how many have answered (live.md#the-screen). */
export function ScreenTurn({ view, turn, since }: { view: ScreenView; turn: Turn; since: number }) {
  const { cue, speaker, left, answered, asked } = turn
  return (
    <div className={styles.turn} data-side={speaker.side ?? undefined}>
      <div className={styles.head}>
        <p className={styles.line}>{hallTexts.lineOf(turn.line, turn.of)}</p>
        {left === null ? null : (
          <div className={styles.clock}>
            <HallClock key={turn.id} left={left} since={since} />
          </div>
        )}
      </div>
      <div className={styles.stage}>
        <div className={styles.bubble} data-voice={speaker.side ?? 1}>
          <p className={styles.speaker}>{texts.speaks(speaker.name)}</p>
          <h1 className={styles.cue}>
            <HallQuestion cue={cue} language={view.language} />
          </h1>
          {cue.kind === 'sound' ? <SoundWave isOn={turn.isHeard} /> : null}
        </div>
      </div>
      {asked > 0 ? (
        <div className={styles.answered}>
          <p>{texts.answered(answered, asked)}</p>
          <progress value={answered} max={asked} aria-hidden="true" />
        </div>
      ) : null}
    </div>
  )
}
