import { useRouteContext } from '@tanstack/react-router'
import { LiveDuel } from './live-duel'

/** Live Duel on the page of a list that can be played (pronunciation.md#list-page). */
export function ListDuel({
  list: { id, shortid, title },
}: {
  list: { id: string; shortid: string; title: string }
}) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LiveDuel
      client={client}
      thing={{ kind: 'list', id, title }}
      address={`/pronunciation/${shortid}`}
    />
  )
}
