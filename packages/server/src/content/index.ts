export { bringInLists } from './bring-in-lists'
export { bringInPlaylists } from './bring-in-playlists'
export { bringInSamples } from './bring-in-samples'
export { bringInSongs } from './bring-in-songs'
