import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ScoreFilters } from '../../plays/scores/score-filters'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'

// What a page of a song loads comes with the page: nobody else needs it.
const loader = () => import('../../songs/page/load-song')
const loaderBelow = () => import('../../songs/page/load-below-song')

const Skeleton = latePart(async () => (await import('../../songs/page/song-skeleton')).SongSkeleton)

/** /songs/{id}; the address ends in the title's slug (song-page.md#address). */
const song = createRoute({
  getParentRoute: () => mainRoute,
  path: 'songs/$songId/$',
  // The playlist from which it was opened: the games go on in it.
  validateSearch: (asked: { playlist?: string | undefined }) => asked,
  loader: async ({ context, params, location }) =>
    (await loader()).loadSong(context, params, location.href),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  pendingComponent: () => (
    <Suspense fallback={<LoadingVoices />}>
      <Skeleton />
    </Suspense>
  ),
  component: lazyRouteComponent(() => import('../../screens/songs/song'), 'Song'),
})

/** /songs/{id}/game (song-games.md#setup): everybody plays, and no search engine. */
const game = createRoute({
  getParentRoute: () => mainRoute,
  path: 'songs/$songId/game',
  // The screen looks at what it is.
  validateSearch: (asked: { mode?: string; assignment?: string; playlist?: string | undefined }) =>
    asked,
  loader: async ({ context, params, location }) =>
    (await loaderBelow()).loadBelowSong(context, params, location.href, 'game'),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(() => import('../../screens/songs/song-game'), 'SongGame'),
})

/** /songs/{id}/scores (song-games.md#scores); they are nothing to be found by a search engine. */
const scores = createRoute({
  getParentRoute: () => mainRoute,
  path: 'songs/$songId/scores',
  // The screen looks at what it is.
  validateSearch: (asked: ScoreFilters) => asked,
  loader: async ({ context, params, location }) =>
    (await loaderBelow()).loadBelowSong(context, params, location.href, 'scores'),
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(() => import('../../screens/songs/song-scores'), 'SongScores'),
})

export const songRoutes = [song, game, scores] as const
