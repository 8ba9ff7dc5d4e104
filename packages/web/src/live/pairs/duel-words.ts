import type { DuelEnd } from '@duologue/domain/live/pairs/pair-view'
import { togetherTexts as texts } from '@duologue/domain/messages/live/together'

/** How a duel with a partner came out, in words (live.md#together). */
export function duelWords({ how, partner }: Pick<DuelEnd, 'how' | 'partner'>): string {
  switch (how) {
    case 'won':
      return texts.won
    case 'lost':
      return texts.lost(partner)
    case 'draw':
      return texts.draw
    case 'stopped':
      return texts.stopped(partner)
  }
}
