import type { Play } from '@duologue/contract/shapes/play'
import { finalScore } from '@duologue/domain/battle/scoring/score'
import { scoreGrade } from '@duologue/domain/battle/scoring/score-grade'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { day, moment } from '@duologue/domain/messages/said-in'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { ownPlaysQuery } from './find-plays-query'
import type { ScoredGames, ScoredThing } from './scores/scored-games'
import styles from './scores/scores.module.css'

/** How the score came about, where we counted it ourselves. */
function madeOf(play: Play, { worked }: ScoredGames): string {
  const { activity, verified, base, healthBonus, difficulty, isWinner } = play
  if (activity === 'learn') return texts.rightAtFirst
  if (base === null || healthBonus === null) return verified ? worked(play) : texts.unverified
  const { difficultyMultiplier, winMultiplier } = finalScore(0, 0, difficulty, isWinner)
  return texts.counted(base, healthBonus, difficultyMultiplier, winMultiplier)
}

/** How it ended: Learn Mode knows no losing. */
function resultOf({ activity, isWinner }: Play): string {
  if (activity === 'learn') return isWinner ? texts.learned : texts.practised
  return isWinner ? texts.won : texts.lost
}

/** The reader's last plays of a thing, checked or not (conversations.md#scores-page). */
export function OwnPlays({
  client,
  thing,
  games,
  user,
}: {
  client: Client
  thing: ScoredThing
  games: ScoredGames
  user: string
}) {
  const { data, isPending, refetch } = useQuery(ownPlaysQuery(client, thing, user))
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.ownFailed} onRetry={() => void refetch()} />
  if (data.length === 0) return <p>{games.ownEmpty}</p>
  return (
    <ScrollingTable label={texts.own} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{games.label}</th>
          <th scope="col">{texts.difficulty}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.score}</th>
          <th scope="col">{texts.madeOf}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(play => (
          <tr key={play.id}>
            <th scope="row">
              {moment(Date.parse(play.datePlayed))}
              {play.saidAt ? (
                <small>{texts.playedOffline(day(Date.parse(play.saidAt)))}</small>
              ) : null}
            </th>
            <td>{play.activity === 'learn' ? texts.learnMode : games.names[play.mode]}</td>
            <td>
              {play.activity === 'learn' ? null : texts.difficulties[play.difficulty]}
              {play.relaxed ? `, ${texts.relaxed}` : null}
            </td>
            <td>{resultOf(play)}</td>
            <td data-grade={play.activity === 'learn' ? scoreGrade(play.score) : undefined}>
              {play.activity === 'learn' ? texts.percent(play.score) : texts.points(play.score)}
            </td>
            <td>{madeOf(play, games)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
