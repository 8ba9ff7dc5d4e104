import type { BattleLine } from '../battle/battle-setup'
import { type Draw, shuffle } from '../battle/random'
import { chooseAnswers } from '../battle/turn/choose-answers'
import { foldText } from '../text/fold'
import { placementLimits } from './placement-limits'

/** What questions are made of: the lines of one conversation. */
export interface PlacementScript {
  readonly language: string
  readonly dialogue: readonly BattleLine[]
}

/** What is asked of a line (placement.md#questions). */
export interface PlacementQuestion<Script extends PlacementScript = PlacementScript> {
  readonly script: Script
  readonly line: BattleLine
  /** The line among three others, in the order to show them. */
  readonly choices: readonly BattleLine[]
}

/** So many choices has a question: with fewer a guess would be worth more. */
const choicesAQuestion = 4

/** How the meaning of a line is compared; empty where it has none. */
const meaningOf = ({ translation }: BattleLine) => foldText(translation ?? '').trim()

/**
 * The questions that a conversation has: one for each line that is translated, with the choices of a duel, of which no
 * other means the same.
 */
function questionsOf<Script extends PlacementScript>(
  script: Script,
  draw: Draw,
): PlacementQuestion<Script>[] {
  const { language, dialogue } = script
  return dialogue.flatMap(line => {
    const meaning = meaningOf(line)
    const choices = chooseAnswers(line, dialogue, language, draw)
    const alike = choices.filter(choice => meaningOf(choice) === meaning)
    const isWhole = meaning !== '' && choices.length === choicesAQuestion && alike.length === 1
    return isWhole ? [{ script, line, choices }] : []
  })
}

/** The questions of a level, dealt from its conversations: eight, or none where there are fewer (placement.md#questions). */
export function dealQuestions<Script extends PlacementScript>(
  scripts: readonly Script[],
  draw: Draw,
): PlacementQuestion<Script>[] {
  const all = scripts.flatMap(script => questionsOf(script, draw))
  const { questionsALevel } = placementLimits
  return all.length < questionsALevel ? [] : shuffle(all, draw).slice(0, questionsALevel)
}

/** A question of a block, and whether it is to be heard instead of read. */
export interface Asked<Question> {
  readonly question: Question
  readonly isHeard: boolean
}

/** The four questions of a block out of those of its level, every second one to be heard (placement.md#blocks). */
export const dealBlock = <Question>(
  questions: readonly Question[],
  draw: Draw,
): readonly Asked<Question>[] =>
  shuffle(questions, draw)
    .slice(0, placementLimits.questionsABlock)
    .map((question, index) => ({ question, isHeard: index % 2 === 1 }))
