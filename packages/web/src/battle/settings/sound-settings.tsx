import { stageTexts as texts } from '@duologue/domain/messages/battle/stage'
import { battleMusic, battleVibration, linesSaid } from '../../saved-here/stage-choices'
import { useCanVibrate, useVibrates } from '../vibration'
import { SettingSwitch } from './setting-switch'

/** What is heard and felt of a duel beside its sounds: lines, music, vibration (battle.md#sounds). */
export function SoundSettings() {
  const canVibrate = useCanVibrate()
  const vibrates = useVibrates()
  return (
    <>
      <SettingSwitch
        label={texts.sayLines}
        meaning={texts.sayLinesMeaning}
        isOn={linesSaid.use()}
        onChange={linesSaid.set}
      />
      <SettingSwitch
        label={texts.music}
        meaning={texts.musicMeaning}
        isOn={battleMusic.use()}
        onChange={battleMusic.set}
      />
      {canVibrate ? (
        <SettingSwitch
          label={texts.vibration}
          meaning={texts.vibrationMeaning}
          isOn={vibrates}
          onChange={battleVibration.set}
        />
      ) : null}
    </>
  )
}
