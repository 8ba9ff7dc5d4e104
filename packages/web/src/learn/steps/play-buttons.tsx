import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import type { SpokenLine } from '../../voices/speak-line'
import type { Voice } from '../use-voice'
import styles from './learn-step.module.css'

/** Play, slow, and again and again; and what is told where nothing can speak the line. */
export function PlayButtons({ voice, line }: { voice: Voice; line: SpokenLine }) {
  const isPlaying = voice.playing !== null && !voice.isLooping
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={button.secondary}
        aria-keyshortcuts="Space"
        onClick={() => (isPlaying ? voice.stop() : void voice.play(line))}
      >
        <Icon name={isPlaying ? 'stop' : 'play'} filled />{' '}
        {isPlaying ? texts.stopPlaying : texts.play}
      </button>
      <button
        type="button"
        className={button.quiet}
        aria-keyshortcuts="S"
        onClick={() => voice.slow(line)}
      >
        {texts.slow}
      </button>
      <button
        type="button"
        className={button.quiet}
        aria-keyshortcuts="L"
        aria-pressed={voice.isLooping}
        onClick={() => voice.loop(line)}
      >
        {texts.loop}
      </button>
      <p className={styles.note} role="status">
        {voice.playing === 'silence' ? texts.silent : null}
      </p>
    </div>
  )
}
