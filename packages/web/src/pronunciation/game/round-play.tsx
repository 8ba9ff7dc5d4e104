import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { questionOf, type RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import { pronunciationGrades } from '@duologue/domain/pronunciation/pronunciation-limits'
import { type ReactNode, useState } from 'react'
import { Countdown } from '../../battle/countdown'
import { gameClock } from '../../battle/game-clock'
import { endRound } from '../../plays/end-round'
import { notToldYet, type SavingPlay } from '../../sending/play-saving'
import { GameFrame } from '../../ui/games/game-frame'
import type { SpeakLine } from '../../voices/speak-line'
import { Lamps } from './lamps'
import { QuestionView } from './question-view'
import { RoundSummary } from './round-summary'
import { type RoundRecord, runRound } from './run-round'
import { useRound, useRoundTold } from './use-round'

/** A round that was begun: its chance, and its ticket where it has one (pronunciation.md#verified-rounds). */
export interface BegunRound extends Pick<RoundRecord, 'setup' | 'ticket' | 'isAhead'> {
  readonly seed: number
}

/** A round being played, question after question, and what it came to. */
export function RoundPlay({
  begun,
  choosesPinyin,
  onAnswer,
  onEnd,
  isPractice,
  isAssigned,
  back,
  onAgain,
  onSettings,
  speak,
}: {
  begun: BegunRound
  /** The choices of Reading are written in pinyin. */
  choosesPinyin: boolean
  onAnswer: (answer: RoundAnswer) => void
  onEnd: (record: RoundRecord, store: typeof endRound) => SavingPlay
  /** It is no play. */
  isPractice: boolean
  /** Whether it is played for an assignment. */
  isAssigned: boolean
  /** The way back to where it was begun. */
  back: ReactNode
  onAgain: () => void
  onSettings: () => void
  speak?: SpeakLine
}) {
  const { setup, seed, ticket, isAhead } = begun
  const [game] = useState(() => runRound(setup, seed, gameClock, { ticket, isAhead }))
  const [items] = useState(() => new Map(setup.items.map(item => [item.id, item])))
  const round = useRound(game)
  const [saving, setSaving] = useState<SavingPlay>(notToldYet)
  useRoundTold(game, onAnswer, ended => setSaving(onEnd(ended, endRound)))
  const question = questionOf(round)
  const item = items.get(question?.item ?? '')
  const result = resultOf(setup, round)
  const hasClock = !setup.relaxed && pronunciationGrades[setup.difficulty].seconds !== null
  if (!question || !item) {
    return (
      <RoundSummary
        {...{ setup, result, isPractice, saving, isAssigned, back, onAgain, onSettings, speak }}
        hasTicket={begun.ticket !== undefined}
      />
    )
  }
  const clock =
    round.endsAt === null ? null : (
      <Countdown since={round.since} endsAt={round.endsAt} elapsed={game.elapsed} />
    )
  return (
    <GameFrame
      place={round.place}
      texts={texts}
      label={texts.title}
      heading={texts.title}
      progress={<Lamps round={round} />}
      count={texts.questionOf(round.place + 1, round.questions.length)}
      score={texts.scoreNow(result.score)}
      clock={hasClock ? clock : undefined}
      said={
        <>
          {round.state === 'ready' ? texts.listen : null}
          {round.state === 'answer' ? texts.answerNow : null}
        </>
      }
      onLeave={onSettings}
    >
      <QuestionView
        key={round.place}
        {...{ game, round, question, item, items, speak }}
        choosesPinyin={choosesPinyin && item.pinyin !== null}
      />
    </GameFrame>
  )
}
