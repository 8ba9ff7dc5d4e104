import type { playlists } from '@duologue/contract/playlists'
import type { Handlers } from '../http/handlers'
import { publicReads, whileAway } from '../http/written/public-reads'
import { addToPlaylist } from './add-to-playlist'
import { createPlaylist } from './create-playlist'
import { deletePlaylist } from './delete-playlist'
import { getPlaylist } from './get-playlist'
import { getPlaylistConversations } from './get-playlist-conversations'
import type { PlaylistsRoom } from './playlists-room'
import { recordPlaylistView } from './record-playlist-view'
import { searchPlaylists } from './search-playlists'
import { addSongToPlaylist } from './songs/add-song-to-playlist'
import { getPlaylistSongs } from './songs/get-playlist-songs'
import { updatePlaylist } from './update-playlist'

/** The room's answers to its calls. */
export const playlistsHandlers = (room: PlaylistsRoom) =>
  ({
    createPlaylist: createPlaylist(room),
    searchPlaylists: publicReads(room, searchPlaylists),
    getPlaylist: whileAway(room, getPlaylist),
    getPlaylistConversations: whileAway(room, getPlaylistConversations),
    getPlaylistSongs: whileAway(room, getPlaylistSongs),
    recordPlaylistView: recordPlaylistView(room),
    updatePlaylist: updatePlaylist(room),
    addToPlaylist: addToPlaylist(room),
    addSongToPlaylist: addSongToPlaylist(room),
    deletePlaylist: deletePlaylist(room),
  }) satisfies Handlers<typeof playlists>
