import type { BattleSetup } from '../../battle/battle-setup'
import { type CrowdBattle, type CrowdEvent, newCrowdBattle } from '../../battle/crowd/crowd'
import { crowdWinner } from '../../battle/crowd/crowd-winner'
import { stepCrowd } from '../../battle/crowd/step-crowd'
import { randomFromSeed } from '../../battle/random'
import { dealNow } from '../../battle/turn/deals'
import type { Turn } from '../../battle/turn/turn'
import { gameTime } from '../game-clock'
import type { Hall, HallMember, HallOutcome } from '../hall'
import { membersIn } from '../hall-members'

/** How long a reveal lasts where it ends by itself, in milliseconds (live.md#turn-in-step). */
const revealTime = 5000

/** What the battle of a hall is set up of, in step and at the own pace; nobody has powers. */
export function hallBattleSetup({ opening, settings }: Hall): BattleSetup {
  const { lines, language, characters } = opening.script
  const { mode, difficulty, relaxed, rounds } = settings
  return {
    lines,
    language,
    characters,
    // What is written is asked in rounds over a list; a battle is read.
    mode: mode === 'writing' ? 'reading' : mode,
    difficulty,
    relaxed,
    deal: dealNow,
    rounds,
    swaps: true,
    powers: [],
  }
}

/** A crowd event without its time. */
type Happened = CrowdEvent extends infer Event
  ? Event extends CrowdEvent
    ? Omit<Event, 'at'>
    : never
  : never

/** The hall with its battle told of something at a time of the hall; the very same where that does not fit. */
export function tellBattle(hall: Hall, event: Happened, at: number): Hall {
  if (hall.battle === null) return hall
  const random = randomFromSeed(hall.opening.seed)
  const battle = stepCrowd(hall.battle, { ...event, at: gameTime(hall, at) }, random)
  return battle === hall.battle ? hall : { ...hall, battle }
}

const sitDown = (hall: Hall, member: HallMember, at: number): Hall => {
  const { number, side, extraTime, relaxed } = member
  return tellBattle(hall, { type: 'sit', member: number, side, extraTime, relaxed }, at)
}

/** Seats in the battle whoever is in the hall by now, and takes out or lets rest whoever is not. */
export function seatMembers(before: Hall, hall: Hall, at: number): Hall {
  if (hall.battle === null || before.members === hall.members) return hall
  const was = new Map(before.members.map(member => [member.number, member]))
  return hall.members.reduce((seated, member) => {
    const { number } = member
    if (was.get(number) === member) return seated
    if (member.state !== 'in') return tellBattle(seated, { type: 'remove', member: number }, at)
    return member.isHere
      ? sitDown(seated, member, at)
      : tellBattle(seated, { type: 'leave', member: number }, at)
  }, hall)
}

/** Begins the battle of a hall that plays in step, with everybody who is in. */
export function startBattle(hall: Hall, at: number): Hall {
  const { form, goesOn, sound } = hall.settings
  if (form === 'pairs' || form === 'pair') return hall
  const battle = newCrowdBattle(hallBattleSetup(hall), {
    form,
    revealTime: goesOn === 'itself' ? revealTime : null,
    hearing: sound === 'screen' ? 'told' : 'timed',
  })
  const seated = membersIn(hall).reduce<Hall>(
    (before, member) => {
      const after = sitDown(before, member, at)
      return member.isHere ? after : tellBattle(after, { type: 'leave', member: member.number }, at)
    },
    { ...hall, battle },
  )
  return tellBattle(seated, { type: 'start' }, at)
}

/** The turn of a battle with its name, its round and the place of its line (`2-5`); null between the turns. */
export function namedTurn({
  battle: { phase, round },
}: CrowdBattle): { readonly id: string; readonly turn: Turn } | null {
  return phase.name === 'roundPlay'
    ? { id: `${round}-${phase.turn.lineIndex}`, turn: phase.turn }
    : null
}

/** How a hall in step has come out as it stands (live.md#end). */
export function stepOutcome({ battle, settings }: Hall): HallOutcome {
  if (battle === null || battle.turns.length === 0 || settings.form === 'each') return 'none'
  const winner = crowdWinner(battle)
  if (settings.form === 'class') return winner === 1 ? 'class' : 'computer'
  if (winner === null) return 'draw'
  return winner === 1 ? 'side1' : 'side2'
}
