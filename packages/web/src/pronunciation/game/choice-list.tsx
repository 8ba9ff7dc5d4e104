import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { Question } from '@duologue/domain/pronunciation/game/deal-round'
import type { Round } from '@duologue/domain/pronunciation/game/round'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { pinyinShown } from '../../saved-here/dialogue-choices'
import { Icon } from '../../ui/icon'
import styles from './choice-list.module.css'
import { type ChoiceMark, choiceMark } from './choice-mark'
import { ShownItem } from './shown-item'
import { SoundButton } from './sound-button'
import type { Sounds } from './use-round-sounds'

/** How the choices of a question are shown: as sounds, as their texts, or as their pinyin. */
export type ChoiceLook = 'sound' | 'text' | 'pinyin'

/** What stands on the button of a choice. */
function ChoiceFace({
  item,
  language,
  look,
  number,
  isShown,
}: {
  item: PronunciationItem
  language: string
  look: ChoiceLook
  number: number
  /** Its text is told, whatever the question asks for. */
  isShown: boolean
}) {
  const hasPinyin = pinyinShown.use()
  if (isShown) return <ShownItem item={item} language={language} hasTranslation={false} />
  if (look === 'text') {
    return <ShownItem {...{ item, language, hasPinyin }} hasTranslation={false} />
  }
  if (look === 'pinyin') return <span lang={`${language}-Latn`}>{item.pinyin}</span>
  return <span>{texts.sound(number)}</span>
}

const markWords = { right: texts.rightMark, wrong: texts.wrongMark, other: null } as const

function ChoiceButton({
  face,
  number,
  mark,
  onChoose,
}: {
  face: React.ReactNode
  number: number
  mark: ChoiceMark | null
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      className={styles.choice}
      data-mark={mark ?? undefined}
      aria-disabled={mark !== null}
      aria-keyshortcuts={String(number)}
      // Whoever presses Next twice would give the second press to a choice that has just come under the finger.
      onClick={event => event.detail < 2 && onChoose()}
    >
      <span className={styles.sign} aria-hidden="true">
        {mark === 'right' ? <Icon name="check" /> : null}
        {mark === 'wrong' ? <Icon name="cross" /> : null}
        {mark === null || mark === 'other' ? number : null}
      </span>
      {face}
      {mark && markWords[mark] ? <span className="visually-hidden">{markWords[mark]}</span> : null}
    </button>
  )
}

/** The choices of a question; those that are sounds each have a button to be heard, too. */
export function ChoiceList({
  round,
  question,
  items,
  language,
  look,
  sounds,
  onChoose,
}: {
  round: Round
  question: Question
  items: ReadonlyMap<string, PronunciationItem>
  language: string
  look: ChoiceLook
  sounds: Sounds
  onChoose: (place: number) => void
}) {
  const isOver = round.state === 'feedback'
  return (
    <ol className={styles.choices} aria-label={texts.choices}>
      {question.choices.map((id, place) => {
        const item = items.get(id)
        const number = place + 1
        if (!item) return null
        const mark = choiceMark(round, question, place)
        const isSound = look === 'sound'
        const isShown = isSound && (isOver || sounds.isSilent(id))
        return (
          <li key={id} data-playing={sounds.playing === id || undefined}>
            {isSound ? (
              <SoundButton sound={item} sounds={sounds} label={texts.playSound(number)} />
            ) : null}
            <ChoiceButton
              number={number}
              mark={mark}
              face={<ChoiceFace {...{ item, language, look, number, isShown }} />}
              onChoose={() => onChoose(place)}
            />
          </li>
        )
      })}
    </ol>
  )
}
