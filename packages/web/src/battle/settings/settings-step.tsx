import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { foreignTranslation } from '../../ui/foreign-translation'
import { Icon } from '../../ui/icon'
import { ChosenPowers } from '../powers/chosen-powers'
import { StageDialog } from '../stage-dialog'
import { BattleSettings } from './battle-settings'
import { type OfferedHere, useChosen } from './chosen-battle'

/** The first step of the start dialog: the settings, and the chosen powers beside the way on (battle.md#start-dialog). */
export function SettingsStep({
  step,
  corner,
  notice,
  offer,
  translationLanguage,
  onNext,
}: {
  /** Which step of how many it is. */
  step: string
  corner: ReactNode
  /** What is said before all else. */
  notice: ReactNode
  offer: OfferedHere
  translationLanguage: string
  onNext: () => void
}) {
  const { mode } = useChosen(offer)
  return (
    <StageDialog
      title={texts.settings}
      step={step}
      corner={corner}
      actions={
        <>
          <ChosenPowers mode={mode} />
          <button key="next" type="button" className={button.primary} onClick={onNext}>
            {texts.next} <Icon name="arrow" />
          </button>
        </>
      }
    >
      {notice ? <div role="alert">{notice}</div> : null}
      <BattleSettings offer={offer} cues={foreignTranslation(translationLanguage)} />
    </StageDialog>
  )
}
