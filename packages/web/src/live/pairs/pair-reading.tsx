import { textDirection } from '@duologue/domain/choices/languages'
import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { togetherTexts as texts } from '@duologue/domain/messages/live/together'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { useHeadingFocus } from '../look/use-heading-focus'
import styles from './pair.module.css'

/** So many lines stand there before the one that is read: a phone has room for them. */
const before = 2

/** The dialogue is read through together before the duel, line by line (live.md#read-first). */
export function PairReading({
  pair,
  reading,
  onRead,
}: {
  pair: PairView
  reading: NonNullable<PairView['reading']>
  onRead: (line: number) => void
}) {
  const { lines, language, characters } = pair.setup
  const { line, isOwn } = reading
  const heading = useHeadingFocus(true)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOwn) next.current?.focus({ preventScroll: true })
  }, [line, isOwn])
  const isLast = line + 1 === lines.length
  return (
    <section className={styles.reading}>
      <h1 ref={heading} tabIndex={-1}>
        {openHallTexts.readFirst}
      </h1>
      {line === 0 ? <p className={styles.soft}>{texts.readLead}</p> : null}
      <ol className={styles.lines}>
        {lines.slice(Math.max(0, line - before), line + 1).map(each => (
          <li
            key={each.id}
            data-voice={each.character}
            data-now={each === lines[line] || undefined}
          >
            <span className={styles.speaker}>{characters[each.character].name}</span>
            <span className={styles.text} lang={language} dir={textDirection(language)}>
              {each.text}
            </span>
            {each.pinyin ? (
              <span className={styles.soft} lang={`${language}-Latn`}>
                {each.pinyin}
              </span>
            ) : null}
            {each.translation ? <span className={styles.soft}>{each.translation}</span> : null}
          </li>
        ))}
      </ol>
      <p className={styles.whose} role="status">
        {isOwn ? texts.readThis : texts.reads(pair.partner.name)}
      </p>
      {isOwn ? (
        <button ref={next} type="button" className={button.primary} onClick={() => onRead(line)}>
          {isLast ? texts.begin : texts.readNext}
        </button>
      ) : null}
    </section>
  )
}
