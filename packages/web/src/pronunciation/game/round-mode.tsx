import { playTexts } from '@duologue/domain/messages/plays/plays'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { canPlayRound } from '@duologue/domain/pronunciation/game/can-play-round'
import type { RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import type { RoundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { setUpRound } from '@duologue/domain/pronunciation/game/round-setup'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { TicketDialog, useTicketWait } from '../../battle/ticket-dialog'
import type { WaitEnd } from '../../battle/ticket-wait'
import type { TicketAnswer } from '../../plays/create-ticket'
import type { endRound } from '../../plays/end-round'
import { choosesPinyin } from '../../saved-here/pronunciation-choices'
import { notSaved, type SavingPlay } from '../../sending/play-saving'
import { sender } from '../../sending/send-late'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { notify } from '../../ui/feedback/notify'
import type { SpeakLine } from '../../voices/speak-line'
import { type ChosenRound, chosenRound } from './chosen-round'
import type { BegunRound } from './round-play'
import { RoundStart } from './round-start'
import type { RoundRecord } from './run-round'

const RoundPlay = latePart(async () => (await import('./round-play')).RoundPlay)

/** What a round needs is fetched while its settings are read. */
const ahead = [RoundPlay, sender]

/** A round whose ticket the server has given out (pronunciation.md#verified-rounds). */
interface BegunTicket {
  readonly ticket: string
  readonly seed: number
  /** The timing that it is played with: an assignment may allow its student more time. */
  readonly relaxed: boolean
  readonly extraTime: number
  /** It was fetched ahead, for a round without a connection (plays.md#ahead-tickets). */
  readonly isAhead?: boolean
}

/** Who keeps the books of rounds. */
export interface RoundBook {
  /** Asks for the ticket of a round. Never rejects. */
  begin(chosen: ChosenRound): Promise<TicketAnswer<BegunTicket>>
  /** Told once of a round that is over, and what stores it; answers what becomes of it. */
  end(record: RoundRecord, store: typeof endRound): SavingPlay
}

/** One round after another, each with its ticket where there is a book. */
function useRounds({
  offer,
  language,
  isWhole,
  gather,
  book,
  onRefused,
}: {
  offer: RoundOffer
  language: string
  isWhole: boolean
  gather: (chosen: ChosenRound) => Promise<readonly PronunciationItem[] | null>
  book: RoundBook | undefined
  onRefused: (() => void) | undefined
}) {
  const [begun, setBegun] = useState<BegunRound & { round: number }>()
  const [isStarting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wait, shownWait] = useTicketWait<BegunTicket>()
  const ticketOf = (chosen: ChosenRound): Promise<WaitEnd<BegunTicket>> =>
    book ? wait.begin(() => book.begin(chosen)) : Promise.resolve({ kind: 'visitor' })
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const begin = async () => {
    if (isStarting) return
    setStarting(true)
    const chosen = chosenRound(offer)
    const [items, end] = await Promise.all([gather(chosen), ticketOf(chosen)])
    if (!isHere.current) return
    setStarting(false)
    setRefusal(end.kind === 'refused' ? end.message : null)
    if (end.kind === 'refused') {
      setBegun(undefined)
      return onRefused?.()
    }
    if (items === null || end.kind === 'left') return
    if (!canPlayRound(items, language)) return notify('warning', texts.noWords)
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
    const ticket = end.kind === 'ticket' ? end.ticket : null
    const { seed = chance, extraTime = 1, isAhead = false } = ticket ?? {}
    // A ticket that was fetched ahead does not know what its player has chosen.
    const relaxed = (ticket?.relaxed ?? false) || ((!ticket || isAhead) && chosen.relaxed)
    const setup = setUpRound({ language, items }, { ...chosen, relaxed, extraTime, isWhole })
    const round = { setup, seed, ticket: ticket?.ticket, isAhead }
    setBegun(before => ({ ...round, round: (before?.round ?? 0) + 1 }))
  }
  const toSettings = () => setBegun(undefined)
  return { begun, begin, toSettings, isStarting, refusal, wait, shownWait }
}

/** The pronunciation game over some items: its settings, its rounds, their summaries. Leaving it resets the game. */
export function RoundMode({
  head,
  offer,
  language,
  isWhole = false,
  gather,
  book,
  onRefused,
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
  /** A round was not to be begun as it was asked for. */
  onRefused?: (() => void) | undefined
  back: ReactNode
  onAnswer: (answer: RoundAnswer) => void
  /** Told when a round is over, whether it counts or not. */
  onOver: () => void
  speak?: SpeakLine
  /** What is chosen beside mode and difficulty. */
  children?: ReactNode
}) {
  useFetchedAhead(ahead)
  const { begun, begin, toSettings, isStarting, refusal, wait, shownWait } = useRounds({
    offer,
    language,
    isWhole,
    gather,
    book,
    onRefused,
  })
  if (begun === undefined) {
    return (
      <>
        {head}
        {shownWait ? <TicketDialog shown={shownWait} wait={wait} /> : null}
        {refusal ? <p role="alert">{isWhole ? playTexts.assignmentRefused : refusal}</p> : null}
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
      {shownWait ? <TicketDialog shown={shownWait} wait={wait} /> : null}
      <RoundPlay
        key={begun.round}
        begun={begun}
        choosesPinyin={choosesPinyin.get()}
        onAnswer={onAnswer}
        onEnd={(record, store) => {
          onOver()
          return book?.end(record, store) ?? notSaved
        }}
        isPractice={book === undefined}
        isAssigned={isWhole}
        back={back}
        onAgain={() => void begin()}
        onSettings={toSettings}
        {...(speak ? { speak } : {})}
      />
    </Suspense>
  )
}
