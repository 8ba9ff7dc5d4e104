import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { Play } from '@duologue/contract/shapes/play'
import { isLate } from '@duologue/domain/assignments/assignment-status'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { byName } from '@duologue/domain/messages/by-name'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import { moment } from '@duologue/domain/messages/said-in'
import styles from '../assignments.module.css'
import { modeNames } from '../mode-names'
import { StatusMark } from './status-mark'

/** One play: when, how, with what result; a late one says so. */
function PlayLine({ play, dateDue }: { play: Play; dateDue: string }) {
  const facts = [
    moment(Date.parse(play.datePlayed)),
    modeNames(play.activity === 'song' ? 'song' : 'conversationGame')[play.mode],
    playTexts.difficulties[play.difficulty],
    playTexts.points(play.score),
    play.isWinner ? playTexts.won : playTexts.lost,
    ...(play.saidAt ? [playTexts.playedOffline(moment(Date.parse(play.saidAt)))] : []),
  ]
  return (
    <li>
      {facts.join(' · ')}
      {isLate(Date.parse(play.datePlayed), Date.parse(dateDue)) ? (
        <strong className={styles.late}>{texts.latePlay}</strong>
      ) : null}
      {play.verified ? null : <em>{texts.unverified}</em>}
    </li>
  )
}

/** Each student with their standing, and their plays to be opened (assignments.md#details-and-results). */
export function StudentResults({ assignment }: { assignment: Assignment }) {
  const { students = [], plays = [], dateDue } = assignment
  if (students.length === 0) return <p>{texts.noStudents}</p>
  return (
    <section aria-labelledby="student-results">
      <h3 id="student-results">{texts.students}</h3>
      <ul className={styles.students}>
        {byName(students, ({ student }) => student.fullName).map(({ student, standing }) => {
          const own = plays.filter(play => play.player?.id === student.id)
          return (
            <li key={student.id}>
              <div className={styles.standing}>
                <span>{student.fullName}</span>
                <StatusMark status={standing.status} />
                <span className={styles.points}>{texts.points(standing.score)}</span>
              </div>
              {own.length > 0 ? (
                <details>
                  <summary>{texts.playCount(standing.plays)}</summary>
                  <ul className={styles.plays}>
                    {own.map(play => (
                      <PlayLine key={play.id} play={play} dateDue={dateDue} />
                    ))}
                  </ul>
                </details>
              ) : (
                <small>{texts.noPlays}</small>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
