import { roundPoints } from '@duologue/domain/live/own/round-points'
import type { OwnView } from '@duologue/domain/live/views/views'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { questionOf } from '@duologue/domain/pronunciation/game/round'
import { resultOf } from '@duologue/domain/pronunciation/game/round-result'
import { useEffect, useState } from 'react'
import { Countdown } from '../../battle/countdown'
import { gameClock } from '../../battle/game-clock'
import { QuestionView } from '../../pronunciation/game/question-view'
import { choosesPinyin } from '../../saved-here/pronunciation-choices'
import { useStore } from '../../ui/store'
import { forgetTyped, typedBefore } from '../renew-once'
import { OwnBar } from './own-bar'
import styles from './own-game.module.css'
import type { OwnGameProps } from './own-game-props'
import { runOwnRound } from './own-games'
import { OwnOver } from './own-over'
import { stoppableClock } from './stoppable-clock'
import { useOwnSent } from './use-own-sent'

/** A round of one's own among others (live.md#own-pace). */
export function OwnRound({
  own,
  view,
  known,
  isConnected,
  isStopped,
  act,
  onBehind,
  onAgain,
}: OwnGameProps & { own: Extract<OwnView, { kind: 'round' }> }) {
  const { setup } = own
  const [clock] = useState(() => stoppableClock(gameClock))
  const [game] = useState(() => runOwnRound(own, clock))
  const round = useStore(game)
  const [begun] = useState(() => ({ place: game.now().place, typed: typedBefore() }))
  useEffect(forgetTyped, [])
  useEffect(() => {
    if (isStopped) return
    clock.go()
    const stop = game.run()
    return () => {
      stop()
      clock.stop()
    }
  }, [game, clock, isStopped])
  useOwnSent({
    game: own.game,
    events: game.record().events,
    known,
    isConnected,
    act,
    onBehind,
  })
  const question = questionOf(round)
  const [items] = useState(() => new Map(setup.items.map(item => [item.id, item])))
  const item = items.get(question?.item ?? '')
  if (!question || !item) {
    const { isWinner, right, asked, score } = resultOf(setup, round)
    return (
      <OwnOver
        view={view}
        played={known === null ? 0 : score}
        title={isWinner ? texts.won : texts.lost}
        onAgain={onAgain}
      >
        <p>{texts.rightOf(right, asked)}</p>
        <p>
          {texts.score} <strong>{texts.points(score)}</strong>
        </p>
      </OwnOver>
    )
  }
  return (
    <section aria-label={texts.title} inert={isStopped}>
      <h1 className="visually-hidden">{view.title}</h1>
      <OwnBar view={view} played={roundPoints(round, setup.difficulty)} />
      <div className={styles.head}>
        <span>{texts.questionOf(round.place + 1, round.questions.length)}</span>
        <div className={styles.clock}>
          {round.endsAt === null ? null : (
            <Countdown since={round.since} endsAt={round.endsAt} elapsed={game.elapsed} />
          )}
        </div>
      </div>
      <QuestionView
        key={round.place}
        {...{ game, round, question, item, items }}
        choosesPinyin={choosesPinyin.get() && item.pinyin !== null}
        typed={round.place === begun.place ? begun.typed : ''}
      />
      <p className="visually-hidden" role="status">
        {round.state === 'ready' ? texts.listen : null}
        {round.state === 'answer' ? texts.answerNow : null}
      </p>
    </section>
  )
}
