import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import type { SongGap } from '@duologue/domain/songs/game/deal-song'
import { hiddenText } from '@duologue/domain/songs/game/mark-gap'
import type { SongQuestion } from '@duologue/domain/songs/game/song-game'
import { Fragment } from 'react'
import { Icon } from '../../ui/icon'
import { inOurWords } from '../../ui/written-in'
import styles from './gap-line.module.css'

/** One hidden word: a gap, or the word with its sign when nothing of it is open. */
function Gap({
  place,
  question,
  isNow,
  isOnly,
  word,
}: {
  place: number
  question: SongQuestion | undefined
  isNow: boolean
  /** The only gap of its line has no number: it could be taken for that of a choice. */
  isOnly: boolean
  word: string
}) {
  const state = question?.state ?? 'open'
  if (state === 'open') {
    return (
      <span className={styles.gap} data-now={isNow || undefined}>
        <span className="visually-hidden" {...inOurWords}>
          {texts.gap(place + 1)}
        </span>
        <span aria-hidden="true">{isOnly ? '…' : place + 1}</span>
      </span>
    )
  }
  return (
    <span className={styles.told} data-state={state}>
      <Icon name={state === 'right' ? 'check' : 'cross'} />
      {word}
    </span>
  )
}

/** A line of which some words are hidden. */
export function GapLine({
  line,
  gaps,
  questions,
  now,
  language,
}: {
  line: SheetLine
  gaps: readonly SongGap[]
  questions: readonly SongQuestion[]
  /** The place of the gap that is asked now; -1 for none. */
  now: number
  /** Two-letter code. */
  language: string
}) {
  const hidden = gaps.map(({ word }) => line.words[word]?.[1] ?? 0)
  return (
    <p className={styles.line} lang={language}>
      {gaps.map(({ word }, place) => {
        const before = place === 0 ? 0 : (line.words[gaps[place - 1]?.word ?? 0]?.[2] ?? 0)
        return (
          <Fragment key={word}>
            {line.text.slice(before, hidden[place])}
            <Gap
              place={place}
              question={questions[place]}
              isNow={place === now}
              isOnly={gaps.length === 1}
              word={hiddenText(line, word)}
            />
          </Fragment>
        )
      })}
      {line.text.slice(line.words[gaps.at(-1)?.word ?? -1]?.[2] ?? 0)}
    </p>
  )
}
