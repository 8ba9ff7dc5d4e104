import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'

/** How the partner is called. */
export const partnerName = ({ partner }: Pick<PairAnswer, 'partner'>): string =>
  partner?.username ?? texts.someone

/** How a duel ended, in a sentence; null while it goes on. */
export function endWords(pair: PairAnswer): string | null {
  const { end, winner } = pair
  if (end === null) return null
  if (end !== 'played') return texts.ends[end]
  if (winner === null) return texts.draw
  return winner === 'self' ? texts.won : texts.hasWon(partnerName(pair))
}

/** A duel in a few words: with whom, how it is played, and how it ended. */
export function pairFacts(pair: PairAnswer): string {
  const { settings, isAccepted, partner, scores } = pair
  const isAlone = partner === null && !isAccepted
  return [
    isAlone ? texts.nobodyYet : texts.withPartner(partnerName(pair)),
    texts.modes[settings.mode],
    openHallTexts.difficulties[settings.difficulty],
    endWords(pair),
    scores && hallTexts.points(scores.self),
  ]
    .filter(Boolean)
    .join(' · ')
}
