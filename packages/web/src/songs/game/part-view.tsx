import type { SheetLine, SheetWord } from '@duologue/contract/songs/song-sheet'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { isPartDone, partOf, type SongGame } from '@duologue/domain/songs/game/song-game'
import { Suspense } from 'react'
import type { Recognise } from '../../speech/recogniser'
import { latePart } from '../../ui/feedback/late-part'
import { useStore } from '../../ui/store'
import { useVideoValue } from '../../video/use-video'
import type { SongPlayer } from '../player/use-song-player'
import { GapAnswer, openGap } from './gap-answer'
import { GapLine } from './gap-line'
import styles from './part-view.module.css'
import { RightOrder } from './right-order'
import type { RunningSong } from './run-song'
import { SungAnswer } from './sung-answer'

const BlockOrder = latePart(async () => (await import('./block-order')).BlockOrder)

/** The line that passes before a part begins; of the part itself nothing is told. */
function PassingLine({
  player,
  hidden,
  language,
}: {
  player: SongPlayer
  /** Places of lines that are not to be read yet. */
  hidden: readonly number[]
  language: string
}) {
  const { current } = useStore(player.lights)
  const line = hidden.includes(current) ? undefined : player.sheet.lines[current]
  return (
    <p className={styles.passing} lang={line ? language : undefined}>
      {line?.text ?? rounds.listen}
    </p>
  )
}

/** What the hidden words of a line mean, when nothing of it is open. */
function Meanings({
  line,
  gaps,
  words,
}: {
  line: SheetLine
  gaps: readonly { word: number }[]
  words: ReadonlyMap<string, SheetWord>
}) {
  return (
    <div className={styles.meanings} role="status">
      <p>{line.translation}</p>
      <ul>
        {gaps.map(({ word }) => {
          const told = words.get(line.words[word]?.[0] ?? '')
          return told ? <li key={word}>{texts.wordMeans(told.text, told.translation)}</li> : null
        })}
      </ul>
    </div>
  )
}

function Gaps({ game, state, player, words, lines, language, onHear }: Shown) {
  const { gaps = [], lines: places = [] } = partOf(state) ?? {}
  const [line] = lines
  if (!line) return null
  const now = openGap(state)
  const before = player.sheet.lines[(places[0] ?? 0) - 1]
  return (
    <>
      {state.state === 'ready' ? (
        <PassingLine player={player} hidden={places} language={language} />
      ) : (
        <p className={styles.passing} lang={language}>
          {before?.text}
        </p>
      )}
      <GapLine
        line={line}
        gaps={gaps}
        questions={state.questions}
        now={state.state === 'asked' ? now : -1}
        language={language}
      />
      {state.state === 'asked' && now >= 0 ? (
        <GapAnswer {...{ game, state, words, language, onHear }} />
      ) : null}
      {isPartDone(state) ? <Meanings line={line} gaps={gaps} words={words} /> : null}
    </>
  )
}

function Block({ game, state, player, lines, language }: Shown) {
  const { current } = useStore(player.lights)
  const { shown = [], lines: places = [] } = partOf(state) ?? {}
  if (state.state === 'ready')
    return <PassingLine player={player} hidden={places} language={language} />
  if (isPartDone(state)) {
    const sounding = player.sheet.lines[current]?.id
    return <RightOrder {...{ lines, sounding, language }} order={state.order} />
  }
  return (
    <>
      <h2 className={styles.question}>{texts.order}</h2>
      <Suspense>
        <BlockOrder {...{ lines, shown, language }} onCheck={game.order} />
      </Suspense>
    </>
  )
}

function Sung({ game, state, player, lines, language, onWrite, recognise }: Shown) {
  const isPlaying = useVideoValue(player.video, it => it.isPlaying())
  const [line] = lines
  const isReady = state.state === 'ready'
  if (!line) return null
  return (
    <>
      <p className={styles.question} role="status">
        {state.heard === null || isPlaying ? texts.singSoon : texts.sing}
      </p>
      {isReady ? (
        <PassingLine player={player} hidden={[]} language={language} />
      ) : (
        <SungAnswer {...{ game, state, line, language, isPlaying, onWrite, recognise }} />
      )}
    </>
  )
}

interface Shown extends PartProps {
  lines: readonly SheetLine[]
  language: string
}

interface PartProps {
  game: RunningSong
  state: SongGame
  player: SongPlayer
  words: ReadonlyMap<string, SheetWord>
  onHear: () => void
  onWrite: (() => void) | undefined
  recognise?: Recognise | undefined
}

/** The part of a game that is asked: gaps, a block, or a line to be sung. Give it the part's place as its key. */
export function PartView(props: PartProps) {
  const { game, state, player } = props
  const language = codeOfSongLanguage(game.setup.song.language)
  const lines = (partOf(state)?.lines ?? []).flatMap(place => player.sheet.lines[place] ?? [])
  const shown = { ...props, lines, language }
  if (game.setup.mode === 'reading') return <Block {...shown} />
  return game.setup.mode === 'speaking' ? <Sung {...shown} /> : <Gaps {...shown} />
}
