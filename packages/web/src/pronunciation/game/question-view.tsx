import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { Question } from '@duologue/domain/pronunciation/game/deal-round'
import type { Round } from '@duologue/domain/pronunciation/game/round'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { pronunciationGrades } from '@duologue/domain/pronunciation/pronunciation-limits'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLearnKeys } from '../../learn/use-learn-keys'
import button from '../../ui/button.module.css'
import type { SpeakLine } from '../../voices/speak-line'
import { ChoiceList, type ChoiceLook } from './choice-list'
import styles from './question-view.module.css'
import type { RunningRound } from './run-round'
import { ShownItem } from './shown-item'
import { SoundButton } from './sound-button'
import { useSounds } from './use-round-sounds'
import { Verdict } from './verdict'
import { WritingAnswer } from './writing-answer'

const lookOf = ({ skill }: Question, choosesPinyin: boolean): ChoiceLook => {
  if (skill === 'listening') return 'text'
  return choosesPinyin ? 'pinyin' : 'sound'
}

/** What is asked about, where it is to be heard; shown while nothing is there to speak it and `isTold`. */
function HeardItem({
  item,
  language,
  sounds,
  isTold,
  onPlay,
  onSlow,
}: {
  item: PronunciationItem
  language: string
  sounds: ReturnType<typeof useSounds>
  isTold: boolean
  onPlay: () => void
  onSlow?: () => void
}) {
  return (
    <div className={styles.heard}>
      <SoundButton
        sound={item}
        sounds={sounds}
        label={texts.play}
        shortcut="Space"
        onPlay={onPlay}
        isLarge
      />
      {onSlow ? (
        <button type="button" className={button.quiet} aria-keyshortcuts="S" onClick={onSlow}>
          {texts.slow}
        </button>
      ) : null}
      {sounds.isSilent(item.id) && isTold ? (
        <p className={styles.silent}>
          {texts.silent} <ShownItem item={item} language={language} hasTranslation={false} />
        </p>
      ) : null}
    </div>
  )
}

/**
 * One question of a round, from its word or its sound to what is told of the answer
 * (pronunciation.md#states-of-a-question).
 */
export function QuestionView({
  game,
  round,
  question,
  item,
  items,
  choosesPinyin,
  typed = '',
  speak,
}: {
  game: RunningRound
  round: Round
  question: Question
  item: PronunciationItem
  items: ReadonlyMap<string, PronunciationItem>
  choosesPinyin: boolean
  /** What was typed of the first answer before the page was reloaded. */
  typed?: string | undefined
  speak?: SpeakLine | undefined
}) {
  const { language, difficulty } = game.setup
  const { skill, choices, isScored } = question
  const { state, given } = round
  const isOver = state === 'feedback' && given !== null
  // Limits are for the try that counts.
  const isLimited = isScored && round.misses === 0 && !isOver
  const { replays } = pronunciationGrades[difficulty]
  const sounds = useSounds(language, isLimited ? replays : Number.POSITIVE_INFINITY, speak)
  const title = useRef<HTMLHeadingElement>(null)
  const isHeard = skill !== 'reading'
  const maySlow = difficulty === 'easy' || !isLimited
  const look = lookOf(question, choosesPinyin)
  const hear = async (isSlow = false) => {
    const isWhole = await sounds.play(item, isSlow)
    if (isWhole && game.now().state === 'ready') game.begin()
  }
  const hearAll = () => void sounds.playAll(choices.flatMap(id => items.get(id) ?? []))
  const begin = useEffectEvent(() => {
    if (isHeard) void hear()
    else game.begin()
    if (skill !== 'writing') title.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])
  const play = isHeard || isOver ? () => void hear() : look === 'sound' ? hearAll : undefined
  useLearnKeys({
    ...(play ? { play } : {}),
    ...(maySlow && (isHeard || isOver) ? { slow: () => void hear(true) } : {}),
    ...(isOver
      ? { enter: game.next, ...(given.isRight ? {} : { record: game.begin }) }
      : { choose: place => game.answer(place) }),
  })
  const asks = look === 'pinyin' ? texts.questions.readingPinyin : texts.questions[skill]
  return (
    <div className={styles.question}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {asks}
        </h2>
        {isScored ? null : <span className={styles.again}>{texts.comesBack}</span>}
      </header>
      {isHeard ? (
        <HeardItem
          {...{ item, language, sounds }}
          isTold={!isOver}
          onPlay={() => void hear()}
          {...(maySlow ? { onSlow: () => void hear(true) } : {})}
        />
      ) : (
        <p className={styles.word}>
          <ShownItem item={item} language={language} hasPinyin={false} />
        </p>
      )}
      {skill === 'writing' ? null : (
        <ChoiceList
          {...{ round, question, items, language, look, sounds }}
          onChoose={game.answer}
        />
      )}
      {skill === 'writing' && !isOver ? (
        <WritingAnswer
          key={round.misses}
          typed={round.misses === 0 ? typed : ''}
          language={language}
          onAnswer={game.answer}
          onPlay={() => void hear()}
        />
      ) : null}
      {isOver ? (
        <Verdict
          {...{ given, choices, item, items, language, sounds }}
          onRetry={game.begin}
          onNext={game.next}
        />
      ) : null}
    </div>
  )
}
