import { battleTexts as texts } from '@duologue/domain/messages/battle'
import { shell } from '@duologue/domain/messages/shell'
import { useState } from 'react'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { BattleDetails } from './battle-details'
import { BattleSettings } from './battle-settings'
import { type OfferedHere, useChosen } from './chosen-battle'
import { StageDialog } from './stage-dialog'

const steps = 2

/** The start modal: settings, then how it works, then the battle (S2 section 2). */
export function StartDialog({
  names,
  offer,
  onStart,
  onClose,
}: {
  names: readonly [string, string]
  /** What the settings offer. */
  offer: OfferedHere
  onStart: () => void
  onClose: () => void
}) {
  const [step, setStep] = useState<1 | 2>(1)
  const chosen = useChosen(offer)
  const corner = (
    <IconButton label={shell.close} onClick={onClose}>
      <Icon name="close" />
    </IconButton>
  )
  if (step === 1) {
    return (
      <StageDialog
        title={texts.settings}
        step={texts.stepOf(1, steps)}
        corner={corner}
        actions={
          <button key="next" type="button" className={button.primary} onClick={() => setStep(2)}>
            {texts.next} <Icon name="arrow" />
          </button>
        }
      >
        <BattleSettings offer={offer} />
      </StageDialog>
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
          <button key="start" type="button" className={button.primary} onClick={onStart}>
            <Icon name="sword" /> {texts.start}
          </button>
        </>
      }
    >
      <BattleDetails names={names} {...chosen} />
    </StageDialog>
  )
}
