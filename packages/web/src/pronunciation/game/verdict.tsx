import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { GivenAnswer } from '@duologue/domain/pronunciation/game/round'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { ShownItem } from './shown-item'
import { SoundButton } from './sound-button'
import type { Sounds } from './use-round-sounds'
import styles from './verdict.module.css'

/** What somebody answered instead of the right thing: an item, or what was written. */
function wrongItem(
  { answer }: GivenAnswer,
  choices: readonly string[],
  items: ReadonlyMap<string, PronunciationItem>,
): PronunciationItem | null {
  if (typeof answer === 'number') return items.get(choices[answer] ?? '') ?? null
  if (answer === null || answer.trim() === '') return null
  const [known] = [...items.values()].filter(({ text }) => text === answer.trim())
  const written = { pinyin: null, translation: '', audio: null, variants: [], contrast: null }
  return known ?? { ...written, id: `written ${answer}`, text: answer }
}

function OneVoice({
  title,
  voice,
  item,
  language,
  sounds,
}: {
  title: string
  voice: 1 | 2
  item: PronunciationItem
  language: string
  sounds: Sounds
}) {
  return (
    <div className={styles.voice} data-voice={voice}>
      <h3>{title}</h3>
      <SoundButton sound={item} sounds={sounds} label={texts.playOf(item.text)} />
      <ShownItem item={item} language={language} />
    </div>
  )
}

/**
 * What is told of an answer; of a wrong one both sounds side by side, as two voices (pronunciation.md#wrong-answers).
 */
export function Verdict({
  given,
  choices,
  item,
  items,
  language,
  sounds,
  onRetry,
  onNext,
}: {
  given: GivenAnswer
  choices: readonly string[]
  item: PronunciationItem
  items: ReadonlyMap<string, PronunciationItem>
  language: string
  sounds: Sounds
  onRetry: () => void
  onNext: () => void
}) {
  const own = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // On a phone it comes below the edge of the screen, and the way on with it.
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    own.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [])
  const { answer, isRight } = given
  const wrong = isRight ? null : wrongItem(given, choices, items)
  const said = isRight ? texts.right : answer === null ? texts.timeUp : texts.wrong
  return (
    <section ref={own} className={styles.verdict} aria-labelledby="verdict" data-right={isRight}>
      <h2 id="verdict" ref={title} tabIndex={-1}>
        <Icon name={isRight ? 'check' : 'cross'} /> {said}
      </h2>
      <div className={styles.voices}>
        {wrong ? (
          <OneVoice
            title={typeof answer === 'string' ? texts.youWrote : texts.youChose}
            voice={1}
            item={wrong}
            {...{ language, sounds }}
          />
        ) : null}
        <OneVoice title={texts.itIs} voice={2} {...{ item, language, sounds }} />
      </div>
      <div className={styles.ways}>
        {isRight ? null : (
          <button
            type="button"
            className={button.secondary}
            aria-keyshortcuts="R"
            onClick={onRetry}
          >
            {texts.retry}
          </button>
        )}
        <button type="button" className={button.primary} aria-keyshortcuts="Enter" onClick={onNext}>
          {texts.next} <Icon name="arrow" />
        </button>
      </div>
    </section>
  )
}
