import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { type News, remember } from '../happenings'
import { hurt, opponentOf, type Player } from '../player'
import { activePowers, healingOf, isBlocked, scoreTimes, strengthOf } from '../powers/effects'
import { endPowers } from '../powers/end-powers'
import type { Draw } from '../random'
import { hitScore } from '../scoring/score'
import { isRelaxed } from '../seats'
import { attackTime } from '../timing'
import type { Answer, Turn } from '../turn/turn'
import { withTurn } from '../turn/with-turn'
import { attackDamage, selfDamage } from './damage'
import { mend } from './mend'

function tally(player: Player, right: boolean): Player {
  const { answers } = player
  return {
    ...player,
    answers: right
      ? { ...answers, right: answers.right + 1 }
      : { ...answers, wrong: answers.wrong + 1 },
  }
}

function withPlayer(battle: Battle, player: Player): Battle {
  return { ...battle, players: { ...battle.players, [player.playerNumber]: player } }
}

function withNews(battle: Battle, at: number, news: News): Battle {
  return { ...battle, happenings: remember(battle.happenings, at, news) }
}

/** How fast an answer counts: only a person plays without a clock. */
function speedOf({ setup }: Battle, by: PlayerNumber, { elapsed }: Answer) {
  return { elapsed, relaxed: isRelaxed(setup, by) }
}

/** Between two persons what is said lands as hard as it was said well (battle.md#two-persons); 1 is the whole attack. */
function clearness({ setup }: Battle, { said }: Answer): number {
  return setup.rival && said ? said.percent / 100 : 1
}

function attack(battle: Battle, turn: Turn, at: number, answer: Answer, draw: Draw) {
  const by = turn.player
  const { difficulty } = battle.setup
  const attacker = battle.players[by]
  const defender = battle.players[opponentOf(by)]
  const own = strengthOf(attacker, draw)
  const strength = { ...own, multiplies: own.multiplies * clearness(battle, answer) }
  const full = attackDamage(
    speedOf(battle, by, answer),
    strength.isUnblockable ? 0 : defender.block,
    strength,
  )
  const wasBlocked = isBlocked(attacker, defender)
  const damage = wasBlocked ? 0 : full
  const points = hitScore(damage, difficulty, scoreTimes(attacker, turn))
  const guarded = { ...defender, powers: endPowers(defender.powers, 'untilAttacked') }
  const scored = { ...tally(attacker, true), score: attacker.score + points, retries: 0 }
  const struck = withPlayer(withPlayer(battle, scored), hurt(guarded, damage))
  const hit = { kind: 'hit', by, against: opponentOf(by), damage } as const
  const told = withNews(struck, at, hit)
  const shown = wasBlocked ? withNews(told, at, { kind: 'blocked', player: hit.against }) : told
  return { damage, battle: mend(shown, by, at, damage * healingOf(attacker)) }
}

function mistake(battle: Battle, turn: Turn, at: number, answer: Answer) {
  const by = turn.player
  const player = tally(battle.players[by], false)
  const speed = speedOf(battle, by, answer)
  const isSpared = activePowers(player).some(power => power.sparesMistakes)
  const damage = isSpared ? 0 : selfDamage(speed, battle.setup.difficulty, player.retries)
  const hit = { kind: 'self-hit', player: by, damage } as const
  return { damage, battle: withNews(withPlayer(battle, hurt(player, damage)), at, hit) }
}

/** Lands the blow of an answer: on the opponent when it was right, else on the player itself. */
export function landBlow(
  battle: Battle,
  turn: Turn,
  at: number,
  answer: Answer,
  draw: Draw,
): Battle {
  const blow = answer.right
    ? attack(battle, turn, at, answer, draw)
    : mistake(battle, turn, at, answer)
  const { damage } = blow
  return withTurn(blow.battle, turn, {
    state: 'battle',
    since: at,
    endsAt: at + attackTime,
    answer,
    damage,
  })
}
