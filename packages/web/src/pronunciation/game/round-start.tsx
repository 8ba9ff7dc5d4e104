import { commas } from '@duologue/domain/messages/joined'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { RoundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { pronunciationGrades } from '@duologue/domain/pronunciation/pronunciation-limits'
import { type ReactNode, useId } from 'react'
import { SettingSwitch } from '../../battle/settings/setting-switch'
import { ChoiceCards } from '../../battle/turn/choice-cards'
import { relaxedTiming } from '../../saved-here/battle-choices'
import { choosesPinyin, roundDifficulty, roundMode } from '../../saved-here/pronunciation-choices'
import { GameStart } from '../../ui/games/game-start'
import { useChosenRound } from './chosen-round'

/** What a difficulty means, in the figures of the rules. */
function meaningOf(difficulty: keyof typeof pronunciationGrades, isRelaxed: boolean): string {
  const { choices, replays, seconds } = pronunciationGrades[difficulty]
  return commas([
    texts.choicesMeaning(choices),
    Number.isFinite(replays) ? texts.replaysMeaning(replays) : texts.freeReplays,
    isRelaxed || seconds === null ? texts.noClock : texts.secondsMeaning(seconds),
    difficulty === 'hard' ? texts.accentsCount : texts.accentsIgnored,
  ])
}

/** The start of a round: mode, difficulty, timing; what was chosen is kept here for the next one. */
export function RoundStart({
  offer,
  language,
  isStarting,
  onStart,
  children,
}: {
  offer: RoundOffer
  language: string
  isStarting: boolean
  onStart: () => void
  /** What is played with, where that is chosen here, too. */
  children?: ReactNode
}) {
  const name = useId()
  const { mode, difficulty, relaxed } = useChosenRound(offer)
  const isPinyin = choosesPinyin.use()
  const readsChinese = language === 'zh' && (mode === 'any' || mode === 'reading')
  return (
    <GameStart start={texts.start} isStarting={isStarting} onStart={onStart}>
      {children}
      <ChoiceCards
        legend={texts.mode}
        name={`${name} mode`}
        choices={offer.modes.map(value => ({
          value,
          label: texts.modes[value].name,
          meaning: texts.modes[value].meaning,
        }))}
        chosen={mode}
        onChoose={roundMode.set}
      />
      <ChoiceCards
        legend={texts.difficulty}
        name={`${name} difficulty`}
        choices={offer.difficulties.map(value => ({
          value,
          label: texts.difficulties[value],
          meaning: meaningOf(value, relaxed),
          note: texts.pointsMeaning(pronunciationGrades[value].points),
        }))}
        chosen={difficulty}
        onChoose={roundDifficulty.set}
      />
      <SettingSwitch
        label={texts.relaxed}
        meaning={texts.relaxedMeaning}
        isOn={relaxed}
        onChange={relaxedTiming.set}
      />
      {readsChinese ? (
        <SettingSwitch
          label={texts.asPinyin}
          meaning={texts.asPinyinMeaning}
          isOn={isPinyin}
          onChange={choosesPinyin.set}
        />
      ) : null}
    </GameStart>
  )
}
