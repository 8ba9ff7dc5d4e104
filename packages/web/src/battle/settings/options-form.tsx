import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { battleSounds, offerShown, tutorialShown } from '../../saved-here/battle-choices'
import { BattleSettings } from './battle-settings'
import type { OfferedHere } from './chosen-battle'
import { EffectsChoice } from './effects-choice'
import { SettingSwitch } from './setting-switch'
import { SoundSettings } from './sound-settings'

/** All that can be chosen of battles: the settings, the sounds, the effects, the clock, the tutorial (battle.md#settings). */
export function OptionsForm({ offer }: { offer: OfferedHere }) {
  return (
    <>
      <BattleSettings offer={offer} />
      <SettingSwitch
        label={texts.sounds}
        meaning={texts.soundsMeaning}
        isOn={battleSounds.use()}
        onChange={battleSounds.set}
      />
      <SoundSettings />
      <EffectsChoice />
      <SettingSwitch
        label={texts.offer}
        meaning={texts.offerMeaning}
        isOn={offerShown.use()}
        onChange={offerShown.set}
      />
      <SettingSwitch
        label={texts.tutorial}
        meaning={texts.tutorialMeaning}
        isOn={tutorialShown.use()}
        onChange={tutorialShown.set}
      />
    </>
  )
}
