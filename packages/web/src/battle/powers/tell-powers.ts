import type { Battle } from '@duologue/domain/battle/battle'
import type { Happening } from '@duologue/domain/battle/happenings'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { turnTexts } from '@duologue/domain/messages/battle/said-in-turn'
import { nameOf } from '../cast'

function tell(battle: Battle, happening: Happening): string {
  const computer = nameOf(battle, 2)
  switch (happening.kind) {
    case 'power-used': {
      const { name } = texts.powers[happening.power]
      if (happening.player === 2) return turnTexts.tellComputerPower(computer, name)
      return happening.power === 'freeze' ? texts.frozen : turnTexts.tellPower(name)
    }
    case 'power-released':
      return turnTexts.tellGoesOn
    case 'retried':
      return turnTexts.tellRetry
    case 'healed':
      return happening.player === 1
        ? turnTexts.tellHealed(happening.health)
        : turnTexts.tellComputerHealed(computer, happening.health)
    case 'blocked':
      return happening.player === 1
        ? turnTexts.tellBlocked
        : turnTexts.tellComputerBlocked(computer)
    default:
      return ''
  }
}

const told = (battle: Battle, happenings: readonly Happening[]) =>
  happenings
    .map(happening => tell(battle, happening))
    .filter(sentence => sentence !== '')
    .join(' ')

const isBefore = ({ kind }: Happening) =>
  kind === 'round-started' || kind === 'hit' || kind === 'self-hit'

/** What the powers last did while the present question waits for its answer; empty when nothing. */
export function tellPowers(battle: Battle): string {
  const { happenings } = battle
  const since = happenings.findLast(isBefore)?.at ?? 0
  const last = happenings.at(-1)?.at ?? 0
  return last > since
    ? told(
        battle,
        happenings.filter(({ at }) => at === last),
      )
    : ''
}

/** What the computer did with its powers before the last blow, in the same turn. */
export function tellComputerPowers(battle: Battle): string {
  const { happenings } = battle
  const blow = happenings.findLastIndex(({ kind }) => kind === 'hit' || kind === 'self-hit')
  const before = happenings.slice(0, Math.max(0, blow))
  const since = before.findLastIndex(isBefore)
  return told(
    battle,
    before.slice(since + 1).filter(news => 'player' in news && news.player === 2),
  )
}

/** What powers made of the last blow: that it was blocked, or healed who struck. */
export function tellAftermath(battle: Battle): string {
  const { happenings } = battle
  const blow = happenings.findLast(({ kind }) => kind === 'hit' || kind === 'self-hit')
  return told(
    battle,
    happenings.filter(({ id, at }) => blow && at === blow.at && id > blow.id),
  )
}
