import { type Draw, shuffle } from '../../battle/random'
import { type PronunciationSkill, pronunciationSkills } from '../../choices/pronunciation-choices'
import type { PronunciationItem } from '../item'
import { pronunciationGrades, pronunciationRound } from '../pronunciation-limits'
import type { RoundSetup } from './round-setup'
import { wrongChoices } from './wrong-choices'

/** A question of a round; plain JSON. */
export interface Question {
  /** The id of the item that it asks for. */
  readonly item: string
  readonly skill: PronunciationSkill
  /** The ids of the items that one chooses from; none where one writes. */
  readonly choices: readonly string[]
  /** A missed item comes back once, and then it brings no points. */
  readonly isScored: boolean
}

/** What the questions of a round ask for: its mode, or, of all of them, each about as often. */
function skillsOf({ mode }: RoundSetup, count: number, draw: Draw): readonly PronunciationSkill[] {
  if (mode !== 'any') return Array.from({ length: count }, () => mode)
  const skills = Array.from(
    { length: count },
    (_, place) => pronunciationSkills[place % pronunciationSkills.length] ?? 'reading',
  )
  return shuffle(skills, draw)
}

function dealQuestion(
  setup: RoundSetup,
  item: PronunciationItem,
  skill: PronunciationSkill,
  draw: Draw,
): Question {
  if (skill === 'writing') return { item: item.id, skill, choices: [], isScored: true }
  const { items, language, difficulty } = setup
  const most = pronunciationGrades[difficulty].choices - 1
  const wrong = wrongChoices(item, items, language, most, draw)
  const choices = shuffle([item, ...wrong], draw).map(({ id }) => id)
  return { item: item.id, skill, choices, isScored: true }
}

/**
 * The questions of a round by chance (pronunciation.md#dealing-a-round): 10 items of the list, each once; all of them,
 * at most 20, where it was assigned.
 */
export function dealRound(setup: RoundSetup, draw: Draw): readonly Question[] {
  const { questions, questionsAssigned } = pronunciationRound
  const asked = shuffle(setup.items, draw).slice(0, setup.isWhole ? questionsAssigned : questions)
  const skills = skillsOf(setup, asked.length, draw)
  return asked.map((item, place) => dealQuestion(setup, item, skills[place] ?? 'reading', draw))
}
