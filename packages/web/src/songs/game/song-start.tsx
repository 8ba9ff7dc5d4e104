import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import {
  type SongMode,
  type SongSource,
  songSources,
} from '@duologue/domain/choices/song-game-choices'
import { commas } from '@duologue/domain/messages/joined'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import type { SongOffer } from '@duologue/domain/songs/game/song-offer'
import { passMark } from '@duologue/domain/speech/pass-marks'
import { useId } from 'react'
import { SettingSwitch } from '../../battle/settings/setting-switch'
import { ChoiceCards } from '../../battle/turn/choice-cards'
import { relaxedTiming } from '../../saved-here/battle-choices'
import { roundDifficulty } from '../../saved-here/pronunciation-choices'
import { GameStart } from '../../ui/games/game-start'
import { type ChosenSongGame, hasOwnSound } from './chosen-song-game'

/** What a difficulty asks in a game, in the figures of the rules. */
function meaningOf({ mode, relaxed }: ChosenSongGame, difficulty: keyof typeof songGrades): string {
  const { hidden, block, sung, choices, replays, seconds } = songGrades[difficulty]
  const asked = {
    listening: [texts.hidden(hidden), rounds.choicesMeaning(choices)],
    writing: [
      texts.hidden(hidden),
      difficulty === 'hard' ? rounds.accentsCount : rounds.accentsIgnored,
    ],
    reading: [texts.block(block)],
    speaking: [texts.sung(sung, passMark[difficulty])],
  }[mode]
  return commas([
    ...asked,
    Number.isFinite(replays) ? rounds.replaysMeaning(replays) : texts.freeReplays,
    relaxed || seconds === null ? rounds.noClock : texts.seconds(seconds),
  ])
}

/** The start of a game: which, how hard, with what sound (song-games.md#setup); what was chosen is kept here. */
export function SongStart({
  sheet,
  offer,
  chosen,
  reasons,
  isStarting,
  onMode,
  onSource,
  onStart,
}: {
  sheet: SongSheet
  /** What can be chosen: everything, or what an assignment fixes. */
  offer: SongOffer
  chosen: ChosenSongGame
  /** Why a game cannot be played; null where it can. */
  reasons: Record<SongMode, string | null>
  isStarting: boolean
  onMode: (mode: SongMode) => void
  onSource: (source: SongSource) => void
  onStart: () => void
}) {
  const name = useId()
  const { mode, difficulty, source, relaxed } = chosen
  const hasSound = hasOwnSound(sheet)
  return (
    <GameStart
      start={rounds.start}
      isStarting={isStarting}
      onStart={() => {
        if (reasons[mode] === null) onStart()
      }}
    >
      <ChoiceCards
        legend={texts.game}
        name={`${name} game`}
        choices={offer.modes.map(value => ({
          value,
          label: texts.games[value].name,
          meaning: reasons[value] ?? texts.games[value].meaning,
          isClosed: reasons[value] !== null,
        }))}
        chosen={mode}
        onChoose={onMode}
      />
      <ChoiceCards
        legend={rounds.difficulty}
        name={`${name} difficulty`}
        choices={offer.difficulties.map(value => ({
          value,
          label: rounds.difficulties[value],
          meaning: meaningOf(chosen, value),
          note: texts.pointsEach(songGrades[value].points),
        }))}
        chosen={difficulty}
        onChoose={roundDifficulty.set}
      />
      <ChoiceCards
        legend={texts.sound}
        name={`${name} sound`}
        choices={songSources.map(value => ({
          value,
          label: texts.sources[value].name,
          meaning: value === 'song' && !hasSound ? texts.noSound : texts.sources[value].meaning,
          isClosed: value === 'song' && !hasSound,
        }))}
        chosen={source}
        onChoose={onSource}
      />
      <SettingSwitch
        label={rounds.relaxed}
        meaning={rounds.relaxedMeaning}
        isOn={relaxed}
        onChange={relaxedTiming.set}
      />
      {reasons[mode] === null ? null : <p role="status">{reasons[mode]}</p>}
    </GameStart>
  )
}
