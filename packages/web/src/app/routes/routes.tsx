import { accountRoutes, loginRoutes } from './account-routes'
import { authoringRoutes } from './authoring-routes'
import { classDeviceRoute, classRoutes, liveRoutes } from './class-routes'
import { conversationRoutes } from './conversation-routes'
import { courseRoutes } from './course-routes'
import { editorRoutes } from './editor-routes'
import { helpRoutes } from './help-routes'
import { authRoute, mainRoute, rootRoute, unknownRoute } from './layout-routes'
import { libraryRoutes } from './library-routes'
import { placementRoute } from './placement-route'
import { playlistRoutes } from './playlist-routes'
import { pronunciationGameRoute } from './pronunciation-game-route'
import { pronunciationRoutes } from './pronunciation-routes'
import { authRoutes, publicRoutes } from './public-routes'
import { shopRoutes } from './shop-routes'
import { songRoutes } from './song-routes'

/** Every route of the product. */
export const routeTree = rootRoute.addChildren([
  mainRoute.addChildren([
    ...publicRoutes,
    ...authoringRoutes,
    ...conversationRoutes,
    ...playlistRoutes,
    ...courseRoutes,
    ...pronunciationRoutes,
    pronunciationGameRoute,
    ...classRoutes,
    ...shopRoutes,
    ...editorRoutes,
    ...songRoutes,
    ...accountRoutes,
    ...libraryRoutes,
    ...helpRoutes,
    placementRoute,
    ...liveRoutes,
  ]),
  authRoute.addChildren([...authRoutes, ...loginRoutes, classDeviceRoute]),
  unknownRoute,
])
