import type { Assignment } from '@duologue/contract/shapes/assignment'
import { typicalWin } from '@duologue/domain/assignments/typical-win'
import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentDifficulties,
  assignmentModesOf,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import {
  type BattleDifficulty,
  battleDifficulties,
} from '@duologue/domain/choices/battle-difficulties'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { pronunciationGrades } from '@duologue/domain/pronunciation/pronunciation-limits'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import { useState } from 'react'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import styles from '../assignments.module.css'
import { modeNames } from '../mode-names'
import type { WinsOf } from './use-song-wins'

function options<T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) {
  return values.map(value => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ))
}

const noWins: WinsOf = () => null

/** What a game pays: a win typically, where that is known, else a right answer (assignments.md#requirement). */
function payOf(
  activity: AssignmentActivity,
  wins: ReturnType<WinsOf>,
  difficulty: BattleDifficulty,
): string {
  const name = texts.difficulties[difficulty]
  if (activity === 'conversationGame') return texts.typicalWin(typicalWin(difficulty), name)
  if (wins)
    return wins.least === wins.most
      ? texts.typicalWin(wins.least, name)
      : texts.typicalWins(wins.least, wins.most, name)
  const grades = activity === 'song' ? songGrades : pronunciationGrades
  return texts.rightAnswer(grades[difficulty].points, name)
}

/**
 * Mode, difficulty and requirement, and the score where one is asked for, with what a win typically pays
 * (assignments.md#requirement).
 */
export function WishFields({
  activity,
  winsOf = noWins,
  before,
  scoreFault,
}: {
  activity: AssignmentActivity
  /** What a win over the song pays that is assigned. */
  winsOf?: WinsOf
  before?: Pick<Assignment, 'mode' | 'difficulty' | 'requirement' | 'requiredScore'>
  scoreFault: string | undefined
}) {
  const modes: readonly AssignmentMode[] = assignmentModesOf[activity]
  const [mode, setMode] = useState<AssignmentMode>(before?.mode ?? 'any')
  const [difficulty, setDifficulty] = useState(before?.difficulty ?? 'any')
  const [requirement, setRequirement] = useState(before?.requirement ?? 'play')
  const told = battleDifficulties.filter(one => difficulty === 'any' || one === difficulty)
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.mode}
          name="mode"
          value={mode}
          onChange={event => setMode(modes.find(one => one === event.target.value) ?? 'any')}
        >
          {options(modes, modeNames(activity))}
        </SelectField>
        <SelectField
          label={texts.difficulty}
          name="difficulty"
          value={difficulty}
          onChange={event =>
            setDifficulty(assignmentDifficulties.find(one => one === event.target.value) ?? 'any')
          }
        >
          {options(assignmentDifficulties, texts.difficulties)}
        </SelectField>
        <SelectField
          label={texts.requirement}
          name="requirement"
          value={requirement}
          onChange={event =>
            setRequirement(requirements.find(one => one === event.target.value) ?? 'play')
          }
        >
          {options(requirements, texts.requirements)}
        </SelectField>
      </div>
      {requirement === 'score' ? (
        <TextField
          label={texts.requiredScore}
          name="score"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={before?.requiredScore ?? ''}
          fault={scoreFault}
          note={told.map(one => payOf(activity, winsOf(mode, one), one)).join(' ')}
        />
      ) : null}
    </>
  )
}
