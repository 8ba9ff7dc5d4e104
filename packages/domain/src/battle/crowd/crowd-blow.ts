import type { PlayerNumber } from '../battle-setup'
import { hurt, opponentOf } from '../player'
import { attackTime } from '../timing'
import type { Answer, Turn } from '../turn/turn'
import { endTurn } from '../turn/turns'
import { withTurn } from '../turn/with-turn'
import type { CrowdBattle } from './crowd'
import { costOfSilence } from './crowd-answer'

/** What a defending side takes from an attack when all of it are right (battle.md#crowds). */
const wholeDefence = 10

/** A whole number, half up. */
const whole = (damage: number): number => Math.floor(damage + 0.5)

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** The mean over so many; 0 over nobody. */
const mean = (numbers: readonly number[], count: number): number =>
  count === 0 ? 0 : sum(numbers) / count

/** What the answers of a turn cost the other side, and the own one by its mistakes (battle.md#crowds). */
function crowdDamage(crowd: CrowdBattle, player: PlayerNumber) {
  const { asked, answers, members, rules } = crowd
  const isTeams = rules.form === 'teams'
  const sideOf = (number: number) => members.find(({ member }) => member === number)?.side
  const attackers = asked.filter(member => !isTeams || sideOf(member) === player)
  const own = answers.filter(answer => !isTeams || answer.side === player)
  const defence = isTeams ? answers.filter(answer => answer.side !== player) : []
  const silent = members.filter(
    ({ member }) => attackers.includes(member) && !own.some(answer => answer.member === member),
  )
  const attack = mean(
    own.flatMap(({ right, damage }) => (right ? damage : [])),
    attackers.length,
  )
  const held =
    wholeDefence *
    mean(
      defence.map(({ right }) => (right ? 1 : 0)),
      asked.length - attackers.length,
    )
  const mistakes = [
    ...own.flatMap(({ right, damage }) => (right ? [] : damage)),
    ...silent.map(member => costOfSilence(crowd, member)),
  ]
  return {
    damage: whole(Math.max(0, attack - held)),
    own: whole(mean(mistakes, attackers.length)),
  }
}

/**
 * The blow of a turn that is closed: on the other side, then by its mistakes on the own one, unless it has won by then.
 * Where everybody plays for themselves there is none.
 */
export function blowOf(crowd: CrowdBattle, player: PlayerNumber): CrowdBattle['blow'] {
  if (crowd.rules.form === 'each') return null
  const blow = crowdDamage(crowd, player)
  const { currentHealth } = crowd.battle.players[opponentOf(player)]
  return currentHealth <= blow.damage ? { ...blow, own: 0 } : blow
}

/** Lands the blow of a crowd. */
export function landCrowdBlow(
  crowd: CrowdBattle,
  turn: Turn,
  at: number,
  answer: Answer,
): CrowdBattle {
  const { battle, blow } = crowd
  if (blow === null) return { ...crowd, battle: endTurn(battle, turn, at, answer) }
  const by = turn.player
  const against = opponentOf(by)
  const players = {
    ...battle.players,
    [against]: hurt(battle.players[against], blow.damage),
    [by]: hurt(battle.players[by], blow.own),
  }
  const endsAt = at + attackTime
  const { damage } = blow
  const landed = { state: 'battle', since: at, endsAt, answer, damage } as const
  return { ...crowd, battle: withTurn({ ...battle, players }, turn, landed) }
}
