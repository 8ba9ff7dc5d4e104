import type { BattleLine, BattleSetup, CharacterNumber } from '../../battle/battle-setup'
import { hallCue } from '../views/hall-cue'
import type { HallCue } from '../views/views'
import type { DealtTurn } from './dealt-turns'
import type { VisitPlan } from './visit-plan'

/** What is said in a line, as it is shown and heard. */
export interface TurnLine {
  readonly text: string
  readonly pinyin: string | null
  readonly translation: string | null
  readonly image: string | null
  readonly audio: string | null
}

/** A turn of a visit before it is played: the partner's line, or that one is asked. */
export interface VisitTurn {
  readonly turn: string
  readonly round: number
  readonly character: CharacterNumber
  /** Null where one is asked: the line is told with its answer. */
  readonly line: TurnLine | null
}

/** What whoever is asked sees of a turn: neither which choice is right, nor the id of a line. */
export interface AskedTurn {
  readonly turn: string
  readonly cue: HallCue | ({ readonly kind: 'line' } & TurnLine)
  readonly choices: readonly { readonly text: string; readonly pinyin: string | null }[]
}

/** A line as it is shown and heard. */
export const turnLine = ({ text, pinyin, translation, image, audio }: BattleLine): TurnLine => ({
  text,
  pinyin,
  translation,
  image,
  audio,
})

/** The turns of a visit, in their order. */
export const turnsOfVisit = (dealt: readonly DealtTurn[], { rounds }: VisitPlan) =>
  dealt.filter(({ round }) => rounds.includes(round))

/** A visit as its player may see it before they play: the lines of the partner are played between (live.md#in-turns). */
export const visitTurns = (
  { lines }: BattleSetup,
  dealt: readonly DealtTurn[],
  plan: VisitPlan,
): readonly VisitTurn[] =>
  turnsOfVisit(dealt, plan).flatMap(({ id, round, lineIndex, player }) => {
    const line = lines[lineIndex]
    if (!line) return []
    const told = player === plan.player ? null : turnLine(line)
    return [{ turn: id, round, character: line.character, line: told }]
  })

/** What is asked in a turn. What is to be heard is told in words only where it has no clip. */
export function askedTurn(
  { lines, mode }: BattleSetup,
  { id, lineIndex, choices }: DealtTurn,
): AskedTurn {
  const line = lines[lineIndex]
  const known = new Map(lines.map(one => [one.id, one]))
  if (mode === 'speaking' && line) {
    return { turn: id, cue: { kind: 'line', ...turnLine(line) }, choices: [] }
  }
  return {
    turn: id,
    cue: hallCue(lines, lineIndex, mode, line?.audio ? 'clip' : 'all'),
    choices: choices.map(choice => ({
      text: known.get(choice)?.text ?? '',
      pinyin: known.get(choice)?.pinyin ?? null,
    })),
  }
}
