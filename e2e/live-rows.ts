import type { Ending, Row, World } from './route-row'

const shown = (at: string, heading: string): Ending => ({ at, heading })

const notFound = shown('/not-found', 'Uh oh.')

/** Games of several people: joining is everybody's, a screen is its host's. */
export function liveRows({ hall: { id, code, title }, pair }: World): Row[] {
  const game = `/live/game/${id}`
  const screen = `${game}/screen`
  const duel = `/pairs/game/${pair.id}`
  return [
    { path: '/live', others: shown('/live', 'Join a game'), whole: 'visitor' },
    { path: `/live/${code}`, others: shown(`/live/${code}`, 'Join a game') },
    {
      path: game,
      teacher: shown(screen, title),
      others: shown(game, 'This game is over.'),
      whole: 'visitor',
    },
    {
      path: screen,
      visitor: shown(`/login?redirect=${encodeURIComponent(screen)}`, 'Login'),
      teacher: shown(screen, title),
      others: shown(screen, 'This game is over.'),
      whole: 'teacher',
    },
    {
      path: `/live/${id}/report`,
      visitor: shown(`/login?redirect=${encodeURIComponent(`/live/${id}/report`)}`, 'Login'),
      user: notFound,
      student: notFound,
      editor: notFound,
    },
    {
      path: '/pairs',
      visitor: shown(`/login?redirect=${encodeURIComponent('/pairs')}`, 'Login'),
      others: shown('/pairs', 'Pair Play'),
      whole: 'user',
    },
    { path: `/pairs/${pair.code}`, others: shown(`/pairs/${pair.code}`, pair.title) },
    {
      path: duel,
      visitor: shown(`/login?redirect=${encodeURIComponent(duel)}`, 'Login'),
      user: shown(duel, pair.title),
      others: notFound,
    },
  ]
}
