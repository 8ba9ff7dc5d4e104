export { keepPopular } from './add-up-views'
export { playlistNamesOf } from './playlist-store'
export { playlistsHandlers } from './playlists-handlers'
export { playlistsOf } from './playlists-of'
