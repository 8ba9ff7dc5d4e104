import type { HallAnswer } from '@duologue/contract/shapes/hall-shapes'
import { classHallsTexts as texts } from '@duologue/domain/messages/live/class-halls'
import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { screenTexts } from '@duologue/domain/messages/live/screen'
import { moment } from '@duologue/domain/messages/said-in'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import rows from '../../ui/lists/card-rows.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'
import { GamesInParts } from '../games-in-parts'
import { classHallsQuery } from './get-halls-query'

/** How a game is played; an invited pair plays as those of a class do. */
const formIn = ({ settings: { form } }: HallAnswer) => (form === 'pair' ? 'pairs' : form)

function HallRow({ hall }: { hall: HallAnswer }) {
  const params = { hall: hall.id }
  return (
    <li>
      <span className={rows.facts}>
        <strong>{hall.title}</strong>
        <span className={rows.soft}>
          {moment(Date.parse(hall.dateOpened))} · {openHallTexts.forms[formIn(hall)]} ·{' '}
          {texts.players(hall.members)}
        </span>
      </span>
      {hall.isOver ? (
        hall.hasReport ? (
          <Link to="/live/$hall/report" params={params} className={button.secondary}>
            {screenTexts.report}
          </Link>
        ) : null
      ) : (
        <Link to="/live/game/$hall/screen" params={params} className={button.primary}>
          {texts.goTo}
        </Link>
      )}
    </li>
  )
}

/** The games of a class, open and past (live.md#halls). */
export function ClassHalls({
  client,
  classId,
  user,
}: {
  client: Client
  classId: string
  user: string
}) {
  const asked = useInfiniteQuery(classHallsQuery(client, classId, user))
  if (asked.isPending) return <LoadingVoices />
  if (!asked.data) return <LoadFailed message={texts.failed} onRetry={() => void asked.refetch()} />
  const halls = asked.data.pages.flatMap(page => page.halls)
  if (halls.length === 0) return <NothingFound title={texts.none} hint={texts.noneHint} />
  const parts = [
    { name: texts.open, some: halls.filter(({ isOver }) => !isOver) },
    { name: texts.past, some: halls.filter(({ isOver }) => isOver) },
  ]
  return (
    <GamesInParts
      parts={parts}
      row={hall => <HallRow key={hall.id} hall={hall} />}
      asked={asked}
      showMore={texts.showMore}
    />
  )
}
