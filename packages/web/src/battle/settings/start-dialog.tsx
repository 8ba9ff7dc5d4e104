import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { shell } from '@duologue/domain/messages/site/shell'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { battleMode } from '../../saved-here/battle-choices'
import { isMicrophoneGranted } from '../../speech/microphone-permission'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { StageDialog } from '../stage-dialog'
import { BattleDetails } from './battle-details'
import { type OfferedHere, useChosen } from './chosen-battle'
import { SettingsStep } from './settings-step'

const MicrophoneStep = latePart(
  async () => (await import('../speaking/microphone-step')).MicrophoneStep,
)

/**
 * The start modal: settings, then how it works, then the battle; before one in speaking mode the microphone test,
 * unless the microphone is granted already (battle.md#start-dialog).
 */
export function StartDialog({
  names,
  notice,
  offer,
  language,
  translationLanguage,
  onStart,
  onClose,
}: {
  names: readonly [string, string]
  /** What is said before all else. */
  notice?: ReactNode
  /** What the settings offer. */
  offer: OfferedHere
  /** Two-letter code of the language of the conversation. */
  language: string
  translationLanguage: string
  onStart: () => void
  onClose: () => void
}) {
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const chosen = useChosen(offer)
  const speaks = chosen.mode === 'speaking'
  const steps = speaks ? 3 : 2
  useEffect(() => {
    if (speaks) void MicrophoneStep.fetchAhead()
  }, [speaks])
  const start = async () => {
    if (!speaks || (await isMicrophoneGranted())) onStart()
    else setStep(3)
  }
  const corner = (
    <IconButton label={shell.close} onClick={onClose}>
      <Icon name="close" />
    </IconButton>
  )
  if (step === 1) {
    return (
      <SettingsStep
        step={texts.stepOf(1, steps)}
        corner={corner}
        notice={notice}
        offer={offer}
        translationLanguage={translationLanguage}
        onNext={() => setStep(2)}
      />
    )
  }
  if (step === 3) {
    const dialog = { step: texts.stepOf(3, steps), corner }
    return (
      <Suspense
        fallback={
          <StageDialog {...dialog} title={texts.start} actions={null}>
            {null}
          </StageDialog>
        }
      >
        <MicrophoneStep
          {...dialog}
          language={language}
          instead={offer.modes.filter(mode => mode !== 'speaking')}
          onStart={onStart}
          onInstead={mode => {
            battleMode.set(mode)
            onStart()
          }}
          onBack={() => setStep(2)}
        />
      </Suspense>
    )
  }
  return (
    <StageDialog
      title={texts.details}
      step={texts.stepOf(2, steps)}
      corner={corner}
      actions={
        <>
          <button key="back" type="button" className={button.secondary} onClick={() => setStep(1)}>
            {texts.back}
          </button>
          <button key="start" type="button" className={button.primary} onClick={() => void start()}>
            <Icon name="sword" /> {texts.start}
          </button>
        </>
      }
    >
      <BattleDetails names={names} {...chosen} />
    </StageDialog>
  )
}
