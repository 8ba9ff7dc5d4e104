import type { SongMode } from '@duologue/domain/choices/song-game-choices'
import { skillOfSongMode } from '@duologue/domain/learn/skill-of'
import type { PoolClient } from 'pg'
import { type Memory, remember } from '../packages/server/src/learn/schedule'

/** Lets memory learn from each answer to another word or line: what was missed comes back in Review. */
export async function learn(
  client: PoolClient,
  user: string,
  play: string,
  { song, mode }: { song: string; mode: SongMode },
  at: Date,
  answers: readonly { lyric: string; word: string | null; isRight: boolean }[],
) {
  const first = new Map(answers.toReversed().map(one => [one.word ?? one.lyric, one] as const))
  const told = [...first]
    .map(([line, { lyric, word, isRight }]) => ({
      line,
      lyric,
      kind: word ? 'word' : 'lyric',
      is_right: isRight,
    }))
    .toSorted((one, other) => (one.line < other.line ? -1 : 1))
  const skill = skillOfSongMode(mode)
  await client.query(
    `insert into line_attempts (user_id, id, line, skill, place, is_right, is_unaided, marks, at, day)
      select $1, $2, line, $3, 'battle', is_right, false, '', $4, $5
      from json_to_recordset($6) as told (line uuid, is_right boolean)`,
    [user, play, skill, at, at.toISOString().slice(0, 10), JSON.stringify(told)],
  )
  const held = await client.query(
    `insert into line_memory (user_id, line, skill, kind, song, lyric, due, stability, difficulty, reps, lapses, is_right, last_at)
      select $1, line, $2, kind, $3, lyric, $4, 0, 0, 0, 0, false, $4
      from json_to_recordset($5) as told (line uuid, kind text, lyric uuid)
      on conflict (user_id, line, skill) do update set song = excluded.song, lyric = excluded.lyric
      returning line, due, stability, difficulty, reps, lapses, is_right as "isRight", last_at as "lastAt"`,
    [user, skill, song, at, JSON.stringify(told)],
  )
  const learned = (held.rows as (Memory & { line: string })[]).map(memory =>
    remember(memory, { isRight: first.get(memory.line)?.isRight ?? false, isUnaided: false, at }),
  )
  await client.query(
    `update line_memory m set due = l.due, stability = l.stability, difficulty = l.difficulty, reps = l.reps, lapses = l.lapses,
        is_right = l."isRight", last_at = l."lastAt"
      from json_to_recordset($3) as l (line uuid, due timestamptz, stability float8, difficulty float8, reps int, lapses int,
        "isRight" boolean, "lastAt" timestamptz)
      where m.user_id = $1 and m.line = l.line and m.skill = $2`,
    [user, skill, JSON.stringify(learned)],
  )
}
