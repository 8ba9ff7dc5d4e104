import type { BattleSetup, PlayerNumber } from '../../battle/battle-setup'
import { drawInOrder, randomFromSeed } from '../../battle/random'
import { mostRounds } from '../../battle/timing'
import { chooseAnswers } from '../../battle/turn/choose-answers'
import { dealCharacters } from '../../battle/turn/deal'

/** A turn of a duel that is played in turns, as it is dealt before anybody has played. */
export interface DealtTurn {
  /** Its round and the place of its line, as `2-5`. */
  readonly id: string
  readonly round: number
  readonly lineIndex: number
  readonly lineId: string
  /** Who is asked. */
  readonly player: PlayerNumber
  /** The ids of the lines to choose from, in their order. */
  readonly choices: readonly string[]
}

/**
 * All turns of a duel without powers, in their order (live.md#in-turns): they depend on the script and on chance alone,
 * never on what anybody answers, so that two can play their parts at different times. The characters swap with each
 * round.
 *
 * @param seed an integer of 32 bits.
 */
export function dealtTurns(setup: BattleSetup, seed: number): readonly DealtTurn[] {
  const { lines, language, mode, deal, rounds = mostRounds } = setup
  const { draw } = drawInOrder(randomFromSeed(seed), 0)
  const first = dealCharacters(draw)
  return Array.from({ length: rounds }, (_, place) => place + 1).flatMap(round =>
    lines.map((line, lineIndex) => {
      const own = round % 2 === 1 ? first[1] : first[2]
      return {
        id: `${round}-${lineIndex}`,
        round,
        lineIndex,
        lineId: line.id,
        player: line.character === own ? 1 : 2,
        choices: chooseAnswers(line, lines, language, draw, mode, deal).map(({ id }) => id),
      }
    }),
  )
}
