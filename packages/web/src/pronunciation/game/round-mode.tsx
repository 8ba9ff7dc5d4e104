import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation-game'
import { canPlayRound } from '@duologue/domain/pronunciation/game/can-play-round'
import type { RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import type { RoundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { setUpRound } from '@duologue/domain/pronunciation/game/round-setup'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { choosesPinyin } from '../../saved-here/pronunciation-choices'
import { LoadingVoices } from '../../ui/loading-voices'
import { notify } from '../../ui/notify'
import type { SpeakLine } from '../../voices/speak-line'
import { type ChosenRound, chosenRound } from './chosen-round'
import type { BegunRound } from './round-play'
import { RoundStart } from './round-start'
import type { RoundRecord } from './run-round'

const loadPlay = async () => ({ default: (await import('./round-play')).RoundPlay })
const RoundPlay = lazy(loadPlay)

/** A round whose ticket the server has given out (R4). */
interface BegunTicket {
  readonly ticket: string
  readonly seed: number
  /** The timing that it is played with: an assignment may allow its student more time. */
  readonly relaxed: boolean
  readonly extraTime: number
}

/** Who keeps the books of rounds; a round is never held up by it for long. */
export interface RoundBook {
  /** Begins a round; null when it cannot count. Never rejects. */
  begin(chosen: ChosenRound): Promise<BegunTicket | null>
  /** Told once of a round that is over. */
  end(record: RoundRecord): void
}

/** The pronunciation game over some items: its settings, its rounds, their summaries. Leaving it resets the game. */
export function RoundMode({
  head,
  offer,
  language,
  isWhole = false,
  gather,
  book,
  back,
  onAnswer,
  onOver,
  speak,
  children,
}: {
  /** What stands above the settings. */
  head: ReactNode
  offer: RoundOffer
  language: string
  /** An assigned round asks for all items. */
  isWhole?: boolean
  /** Brings what is asked about; null when that failed, and was told. */
  gather: (chosen: ChosenRound) => Promise<readonly PronunciationItem[] | null>
  /** Without a book a round is practice. */
  book?: RoundBook
  back: ReactNode
  onAnswer: (answer: RoundAnswer) => void
  /** Told when a round is over, whether it counts or not. */
  onOver: () => void
  speak?: SpeakLine
  /** What is chosen beside mode and difficulty. */
  children?: ReactNode
}) {
  const [begun, setBegun] = useState<BegunRound & { round: number }>()
  const [isStarting, setStarting] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    // What comes next is fetched while the settings are read; what fails now is asked for again.
    loadPlay().catch(() => undefined)
    return () => {
      isHere.current = false
    }
  }, [])
  const begin = async () => {
    if (isStarting) return
    setStarting(true)
    const chosen = chosenRound(offer)
    const [items, ticket] = await Promise.all([gather(chosen), book?.begin(chosen) ?? null])
    if (!isHere.current) return
    setStarting(false)
    if (items === null) return
    if (!canPlayRound(items, language)) return notify('warning', texts.noWords)
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
    const { seed = chance, relaxed = chosen.relaxed, extraTime = 1 } = ticket ?? {}
    const setup = setUpRound({ language, items }, { ...chosen, relaxed, extraTime, isWhole })
    setBegun(before => ({ setup, seed, ticket: ticket?.ticket, round: (before?.round ?? 0) + 1 }))
  }
  const toSettings = () => setBegun(undefined)
  if (begun === undefined) {
    return (
      <>
        {head}
        <RoundStart
          offer={offer}
          language={language}
          isStarting={isStarting}
          onStart={() => void begin()}
        >
          {children}
        </RoundStart>
      </>
    )
  }
  return (
    <Suspense fallback={<LoadingVoices />}>
      <RoundPlay
        key={begun.round}
        begun={begun}
        choosesPinyin={choosesPinyin.get()}
        onAnswer={onAnswer}
        onEnd={record => {
          onOver()
          book?.end(record)
        }}
        isPractice={book === undefined}
        back={back}
        onAgain={() => void begin()}
        onSettings={toSettings}
        {...(speak ? { speak } : {})}
      />
    </Suspense>
  )
}
