import type { Battle, BattleEvent } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import type { GivenAnswer } from '../record/by-hand'

/** Notes the answers of a player, the learner, while a battle is played again, with the time that each took. */
export function noteAnswers(of: PlayerNumber = 1) {
  const answers: GivenAnswer[] = []
  let turn = ''
  let seenSince = 0
  return {
    answers,
    /** Told of every event that changed the battle. */
    note(before: Battle, event: BattleEvent, after: Battle): void {
      if (before.phase.name !== 'roundPlay') return
      const { lineIndex, lastTry, moment } = before.phase.turn
      const which = `${before.round} ${lineIndex}`
      if (which !== turn) {
        turn = which
        // The first event of a turn, before any pause can have moved it.
        seenSince = moment.since
      }
      if (event.type !== 'answer' && event.type !== 'say') return
      if ((event.by ?? 1) !== of) return
      const answered = after.phase.name === 'roundPlay' ? after.phase.turn.moment : null
      answers.push({
        isRight: answered?.state === 'feedback' && answered.answer.right,
        seen: event.at - seenSince,
        clock: event.at - moment.since - lastTry,
      })
      seenSince = event.at
    },
  }
}
