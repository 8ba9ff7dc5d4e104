import type { SheetWord } from '@duologue/contract/songs/song-sheet'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { partOf, type SongGame } from '@duologue/domain/songs/game/song-game'
import { useEffect, useRef } from 'react'
import { WritingAnswer } from '../../pronunciation/game/writing-answer'
import { usePageKeys } from '../../ui/keys/use-page-keys'
import styles from './gap-answer.module.css'
import type { RunningSong } from './run-song'
import { WordChoiceList } from './word-choice-list'

/** The place of the gap that is asked now; -1 when nothing is open. */
export const openGap = ({ questions }: SongGame): number =>
  questions.findIndex(({ state }) => state === 'open')

/** A hidden word that is chosen, or written. */
export function GapAnswer({
  game,
  state,
  words,
  language,
  onHear,
}: {
  game: RunningSong
  state: SongGame
  words: ReadonlyMap<string, SheetWord>
  language: string
  onHear: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const now = openGap(state)
  const { choices = [] } = partOf(state)?.gaps[now] ?? {}
  const question = state.questions[now]
  const isWritten = game.setup.mode === 'writing'
  const misses = question?.misses ?? 0
  usePageKeys(({ key, repeat }) => {
    const choice = Number(key) - 1
    if (isWritten || repeat || choices[choice] === undefined) return undefined
    return () => game.answer(now, choice)
  })
  useEffect(() => {
    // The pressed choice is gone with its gap: the next one is where the keys go on.
    if (!isWritten && document.activeElement === document.body) title.current?.focus()
  }, [isWritten, now])
  const asks = isWritten ? texts.write : texts.choose
  return (
    <div className={styles.asked}>
      <h2 ref={title} tabIndex={-1}>
        {state.questions.length > 1 ? `${texts.gapOf(now + 1, state.questions.length)}: ` : null}
        {asks}
      </h2>
      {misses > 0 ? (
        <p role="status" className={styles.miss}>
          {texts.tryAgain}
        </p>
      ) : null}
      {isWritten ? (
        <WritingAnswer
          key={`${state.place} ${now} ${misses}`}
          language={language}
          onAnswer={typed => game.answer(now, typed)}
          onPlay={onHear}
        />
      ) : (
        <WordChoiceList
          choices={choices}
          tried={question?.tried ?? []}
          words={words}
          language={language}
          onChoose={place => game.answer(now, place)}
        />
      )}
    </div>
  )
}
