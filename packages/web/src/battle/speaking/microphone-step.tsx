import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import { hasPassed, offersAnotherMode } from '@duologue/domain/speech/microphone-test'
import type { ReactNode } from 'react'
import { MicrophoneTestSteps } from '../../speech/microphone-test'
import { useMicrophoneTest } from '../../speech/use-microphone-test'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { StageDialog } from '../stage-dialog'
import styles from './microphone-step.module.css'

/**
 * The third step of the start modal: the microphone test, and the way out when it fails (speech.md#microphone-test).
 */
export function MicrophoneStep({
  language,
  step,
  corner,
  instead,
  onStart,
  onInstead,
  onBack,
}: {
  language: string
  /** Which step of the dialog it is, in words. */
  step: string
  corner: ReactNode
  /** The modes that can be played instead. */
  instead: readonly BattleMode[]
  onStart: () => void
  onInstead: (mode: BattleMode) => void
  onBack: () => void
}) {
  const running = useMicrophoneTest(language)
  const { test } = running
  return (
    <StageDialog
      title={texts.test}
      step={step}
      corner={corner}
      actions={
        <>
          <button type="button" className={button.secondary} onClick={onBack}>
            {battleTexts.back}
          </button>
          {hasPassed(test) ? (
            <button type="button" className={button.primary} onClick={onStart}>
              <Icon name="sword" /> {texts.startGame}
            </button>
          ) : null}
        </>
      }
    >
      <MicrophoneTestSteps running={running} language={language}>
        {offersAnotherMode(test) && instead.length > 0 ? (
          <div className={styles.another} role="group" aria-label={texts.another}>
            <p>{texts.another}</p>
            {instead.map(mode => (
              <button
                key={mode}
                type="button"
                className={button.secondary}
                onClick={() => onInstead(mode)}
              >
                {texts.playInstead(battleTexts.modes[mode].name)}
              </button>
            ))}
          </div>
        ) : null}
      </MicrophoneTestSteps>
    </StageDialog>
  )
}
