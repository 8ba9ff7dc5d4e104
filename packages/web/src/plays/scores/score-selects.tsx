import {
  battleDifficulties,
  defaultBattleDifficulty,
} from '@duologue/domain/choices/battle-difficulties'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { readScoreFilters, type ScoreFilters, scorePeriods } from './score-filters'
import type { ScoreGroup } from './score-groups'
import type { ScoredGames } from './scored-games'
import styles from './scores.module.css'

function Choice<T extends string>({
  label,
  chosen,
  values,
  names,
  onChoose,
}: {
  label: string
  chosen: T
  values: readonly T[]
  names: Readonly<Record<T, string>>
  onChoose: (value: string) => void
}) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={chosen} onChange={event => onChoose(event.target.value)}>
        {values.map(value => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Which scores: those of different modes and difficulties are never mixed (plays.md#leaderboard). */
export function ScoreSelects({
  games: { modes, label, names },
  filters,
  groups,
  onChange,
}: {
  games: ScoredGames
  filters: ScoreFilters
  /** What can be chosen between; none for visitors. */
  groups: readonly ScoreGroup[]
  onChange: (filters: ScoreFilters) => void
}) {
  const { page: _, ...rest } = filters
  const choose = (part: Record<string, string>) =>
    onChange(readScoreFilters({ ...rest, ...part }, modes))
  return (
    <search className={styles.choices}>
      <Choice
        label={label}
        chosen={filters.mode ?? modes.usual}
        values={modes.all}
        names={names}
        onChoose={mode => choose({ mode })}
      />
      <Choice
        label={texts.difficulty}
        chosen={filters.difficulty ?? defaultBattleDifficulty}
        values={battleDifficulties}
        names={texts.difficulties}
        onChoose={difficulty => choose({ difficulty })}
      />
      <Choice
        label={texts.period}
        chosen={filters.period ?? 'all'}
        values={scorePeriods}
        names={texts.periods}
        onChoose={period => choose({ period })}
      />
      {groups.length > 0 ? (
        <Choice
          label={texts.group}
          chosen={filters.group ?? 'everyone'}
          values={groups.map(({ id }) => id)}
          names={Object.fromEntries(groups.map(({ id, name }) => [id, name]))}
          onChoose={group => choose({ group })}
        />
      ) : null}
    </search>
  )
}
