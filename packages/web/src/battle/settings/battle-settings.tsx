import { attackDamage, selfDamage } from '@duologue/domain/battle/blows/damage'
import { finalScore } from '@duologue/domain/battle/scoring/score'
import { answerTime } from '@duologue/domain/battle/timing'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { battleDifficulty, battleMode, relaxedTiming } from '../../saved-here/battle-choices'
import { useSpeakingFault } from '../../speech/speaking-fault'
import { PowerCards } from '../powers/power-cards'
import { ChoiceCards } from '../turn/choice-cards'
import { type OfferedHere, useChosen } from './chosen-battle'
import { SettingSwitch } from './setting-switch'

/** What a difficulty means, in the figures of the rules. */
function meaningOf(difficulty: BattleDifficulty, relaxed: boolean): string {
  const { computer } = texts.difficulties[difficulty]
  const mostSelfDamage = selfDamage({ elapsed: 0, relaxed }, difficulty)
  return relaxed
    ? texts.difficultyMeaningRelaxed(mostSelfDamage, computer)
    : texts.difficultyMeaning(answerTime[difficulty] / 1000, mostSelfDamage, computer)
}

/**
 * The modes as they are chosen from; speaking stands there, closed, with the reason why it cannot be played
 * (battle.md#settings).
 */
function modeChoices({ modes }: OfferedHere, fault: string = texts.speakingUnsupported) {
  const choices = modes.map(value => ({
    value,
    label: texts.modes[value].name,
    meaning: texts.modes[value].meaning,
    isClosed: false,
  }))
  const isFixed = modes.length === 1
  if (isFixed || modes.includes('speaking')) return choices
  const { name: label } = texts.modes.speaking
  return [...choices, { value: 'speaking', label, meaning: fault, isClosed: true } as const]
}

/**
 * Mode, difficulty, powers and relaxed timing; what is chosen is kept here for the next battle (battle.md#settings).
 */
export function BattleSettings({
  offer,
  cues,
}: {
  offer: OfferedHere
  /** Which language the cues of Reading are in; undefined where that needs no word. */
  cues?: string | undefined
}) {
  const { mode, difficulty, relaxed } = useChosen(offer)
  const fault = useSpeakingFault(texts.speakingUnsupported, offer.language)
  return (
    <>
      <ChoiceCards
        legend={texts.mode}
        name="mode"
        choices={modeChoices(offer, fault)}
        chosen={mode}
        onChoose={battleMode.set}
      />
      {mode === 'reading' && cues ? <p>{texts.cuesIn(cues)}</p> : null}
      <ChoiceCards
        legend={texts.difficulty}
        name="difficulty"
        choices={offer.difficulties.map(value => ({
          value,
          label: texts.difficulties[value].name,
          meaning: meaningOf(value, relaxed),
          note: texts.scoreTimes(finalScore(0, 0, value, false).difficultyMultiplier),
        }))}
        chosen={difficulty}
        onChoose={battleDifficulty.set}
      />
      <PowerCards mode={mode} />
      <SettingSwitch
        label={texts.relaxed}
        meaning={texts.relaxedMeaning(attackDamage({ elapsed: 0, relaxed: true }, 0))}
        isOn={relaxed}
        onChange={relaxedTiming.set}
      />
    </>
  )
}
