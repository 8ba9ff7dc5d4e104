import type { ComingPupil } from '@duologue/contract/pupils'
import { pupilMoveTexts as texts } from '@duologue/domain/messages/pupils/moves'
import type { Client } from '../../api/client'
import { AskedItem } from '../asked-item'
import styles from '../claims/claims.module.css'
import { answerMove } from './answer-move'

/** Who is to come into a class, as keepers of other classes ask (pupils.md#moving). */
export function ComingList({
  client,
  id,
  pupils,
  onChanged,
}: {
  client: Client
  /** The class. */
  id: string
  pupils: readonly ComingPupil[]
  onChanged: () => Promise<unknown>
}) {
  return (
    <ul className={styles.claims}>
      {pupils.map(({ id: pupil, fullName, by }) => (
        <AskedItem
          key={pupil}
          {...{ client, onChanged }}
          words={texts.coming(by, fullName)}
          yes={{ label: texts.accept, name: texts.acceptFor(fullName), done: texts.accepted }}
          no={{ label: texts.notNow, name: texts.notNowFor(fullName), done: texts.refused }}
          say={accept => answerMove(client, { id, pupil, accept })}
        />
      ))}
    </ul>
  )
}
