import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { ComponentProps, ReactNode } from 'react'
import { translationChoice } from '../../saved-here/translation-choice'
import button from '../../ui/button.module.css'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import { foreignTranslation } from '../../ui/foreign-translation'
import { Icon } from '../../ui/icon'
import { ChosenPowers } from '../powers/chosen-powers'
import { StageDialog } from '../stage-dialog'
import { BattleSettings } from './battle-settings'
import { type OfferedHere, useChosen } from './chosen-battle'

// Most conversations are told in one language.
const TranslationSelect = latePart(
  async () => (await import('../../ui/fields/translation-select')).TranslationSelect,
)

/** The first step of the start dialog: the settings, and the chosen powers beside the way on (battle.md#start-dialog). */
export function SettingsStep({
  step,
  corner,
  notice,
  offer,
  told,
  onNext,
}: {
  /** Which step of how many it is. */
  step: string
  corner: ReactNode
  /** What is said before all else. */
  notice: ReactNode
  offer: OfferedHere
  /** In which languages the cues can be told. */
  told: ComponentProps<typeof TranslationSelect>['told']
  onNext: () => void
}) {
  const { mode } = useChosen(offer)
  const foreign = foreignTranslation(told.translationLanguage)
  const isReading = mode === 'reading'
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
      <BattleSettings offer={offer} />
      {isReading && told.dialogue[0]?.translations ? (
        <Late>
          <TranslationSelect told={told} onChange={translationChoice.set} />
        </Late>
      ) : isReading && foreign ? (
        <p>{texts.cuesIn(foreign)}</p>
      ) : null}
    </StageDialog>
  )
}
