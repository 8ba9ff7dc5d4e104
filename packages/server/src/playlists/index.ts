export { playlistNamesOf } from './playlist-store'
export { playlistsHandlers } from './playlists-handlers'
export { playlistsOf } from './playlists-of'
