import type { Battle } from '@duologue/domain/battle/battle'
import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import { textDirection } from '@duologue/domain/choices/languages'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { named } from '@duologue/domain/messages/joined'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { nameOf } from '../cast'
import { SoundWave } from '../speaking/sound-wave'
import styles from './listening-cue.module.css'
import { ShownLine } from './shown-line'
import type { LineVoice } from './use-line-voice'

/**
 * The cue of listening mode (battle.md#cue): the line is spoken, can be replayed, and nothing of it stands here, unless
 * nothing can speak it. When it was heard a screen reader is told the choices.
 *
 * @param canAnswer whether the line was heard and is to be answered.
 */
export function ListeningCue({
  id,
  battle,
  choices,
  canAnswer,
  voice,
}: {
  id: string
  battle: Battle
  choices: readonly BattleLine[]
  canAnswer: boolean
  voice: LineVoice
}) {
  const { language } = battle.setup
  return (
    <div className={styles.cue} data-first={!canAnswer || undefined}>
      <button
        type="button"
        className={button.secondary}
        aria-label={texts.replayLine}
        aria-keyshortcuts="Space"
        aria-disabled={!canAnswer}
        onClick={voice.replay}
      >
        <Icon name="play" filled /> {texts.replay}
      </button>
      <div>
        <p id={id} className={styles.question}>
          {texts.whatIsSaid(nameOf(battle, 1))}
        </p>
        {voice.speaking === 'silence' ? null : (
          <SoundWave isOn={voice.speaking !== null}>
            {voice.speaking === null ? null : texts.listen}
          </SoundWave>
        )}
      </div>
      <div className={styles.instead}>
        <ShownLine battle={battle} voice={voice} />
      </div>
      <p className="visually-hidden" role="status">
        {canAnswer ? texts.tellChoices : null}
        {canAnswer
          ? choices.map((line, index) => (
              <span key={line.id} lang={language} dir={textDirection(language)}>
                {` ${named(String(index + 1), line.text)}`}
              </span>
            ))
          : null}
      </p>
    </div>
  )
}
