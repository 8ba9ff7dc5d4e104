import { stageTexts as texts } from '@duologue/domain/messages/battle/stage'
import { battleEffects, effectLevels } from '../../saved-here/stage-choices'
import { useEffects } from '../effects'
import { ChoiceCards } from '../turn/choice-cards'

/** How much of the stage is seen: all, no motion, nothing (battle.md#effects). */
export function EffectsChoice() {
  return (
    <ChoiceCards
      legend={texts.effects}
      name="effects"
      choices={effectLevels.map(value => {
        const { name: label, meaning } = texts.levels[value]
        return { value, label, meaning }
      })}
      chosen={useEffects()}
      onChoose={battleEffects.set}
    />
  )
}
