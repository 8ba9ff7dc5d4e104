import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import styles from './pair.module.css'

/** What both have come to, side by side. */
export const DuelScores = ({
  partner,
  points,
  partnerPoints,
}: {
  partner: string
  points: number
  partnerPoints: number
}) => (
  <dl className={styles.scores}>
    <div>
      <dt>{battleTexts.you}</dt>
      <dd>{hallTexts.points(points)}</dd>
    </div>
    <div>
      <dt>
        <bdi>{partner}</bdi>
      </dt>
      <dd>{hallTexts.points(partnerPoints)}</dd>
    </div>
  </dl>
)
