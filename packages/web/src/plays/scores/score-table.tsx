import type { BestPlay } from '@duologue/contract/plays'
import { scoreGrade } from '@duologue/domain/battle/scoring/score-grade'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { day } from '@duologue/domain/messages/said-in'
import { shell } from '@duologue/domain/messages/site/shell'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './scores.module.css'

function Player({ play }: { play: BestPlay }) {
  const { player, isOwn } = play
  if (player === null) return <>{texts.anonymous}</>
  const { displayName } = player
  return (
    <span className={styles.player}>
      <img src={portraitOfUser(player)} alt="" width="32" height="32" />
      {displayName} {isOwn ? `(${texts.you})` : null}
    </span>
  )
}

/** The best play of each player, in order; one row of `plays` after a gap says so by its place. */
export function ScoreTable({ plays }: { plays: readonly BestPlay[] }) {
  return (
    <ScrollingTable label={shell.scores} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.score}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.date}</th>
        </tr>
      </thead>
      <tbody>
        {plays.map((play, index) => (
          <tr
            // Rows have no names of their own: most players are anonymous to each other.
            key={`${play.place} ${play.datePlayed} ${index}`}
            className={play.isOwn ? styles.own : undefined}
            data-stays={play.isOwn || undefined}
          >
            <td>{play.place}</td>
            <th scope="row" data-long>
              <Player play={play} />
            </th>
            <td data-grade={scoreGrade(play.share)} title={texts.ofBest(play.share)}>
              {texts.points(play.score)}
            </td>
            <td>{play.isWinner ? texts.won : texts.lost}</td>
            <td>{day(Date.parse(play.datePlayed))}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
