import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import {
  playlistDescriptionFault,
  playlistNameFault,
} from '@duologue/domain/playlists/playlist-fields'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import * as z from 'zod/mini'
import { conversationCard } from './conversations'
import { endpoint } from './endpoint'
import {
  before,
  idOrShortid,
  limit,
  nothing,
  page,
  publicAuthor,
  trimmed,
} from './shapes/field-shapes'
import { searchParameters } from './shapes/search-parameters'
import { learnersCard } from './shapes/song-shapes'

/** A playlist as cards show it (playlists.md#fields); `count` is how many conversations its reader may see, `songCount` how many songs. */
export const playlistCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.nullable(z.string()),
  displayLanguage: z.nullable(z.string()),
  ownLanguageName: z.nullable(z.string()),
  difficulty: z.nullable(z.enum(levels)),
  author: z.nullable(publicAuthor),
  /** That of the first of its conversations that its reader may see. */
  scene: z.nullable(z.string()),
  count: z.int(),
  songCount: z.int(),
  /** Hidden while an editor looks at a report; only its author and editors are told of it. */
  isHeld: z.optional(z.literal(true)),
})

/**
 * A whole playlist (playlists.md#fields): `conversations` and `songs` are the ids in their orders. Whoever may change it
 * gets those of what they cannot see too, so that no new order drops them (playlists.md#unavailable-conversations).
 * `version` is the optimistic lock of saving.md#versions. `scene` is told to whoever cannot change it: for others no
 * conversation is looked at.
 */
export const playlist = z.extend(z.omit(playlistCard, { scene: true }), {
  scene: z.optional(z.string()),
  conversations: z.array(z.string()),
  songs: z.array(z.string()),
  version: z.int(),
})

export type PlaylistCard = z.output<typeof playlistCard>
export type Playlist = z.output<typeof playlist>

const playlistId = z.object({ id: z.uuid() })
const name = trimmed(playlistNameFault)
const description = trimmed(playlistDescriptionFault)
/** Null stands for all. */
const language = z.nullable(z.enum(languageCodes))
const difficulty = z.nullable(z.enum(levels))

export const playlists = {
  createPlaylist: endpoint({
    method: 'POST',
    path: '/api/playlists',
    who: 'user',
    limit: 'writes',
    summary: 'Make an empty playlist; without language or difficulty it is for all of them.',
    params: nothing,
    query: nothing,
    body: z.object({
      name,
      description: z.optional(description),
      language: z.optional(language),
      difficulty: z.optional(difficulty),
    }),
    answer: playlist,
    status: 201,
  }),
  searchPlaylists: endpoint({
    method: 'GET',
    path: '/api/playlists',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Search playlists by language, levels, name (`title`) and author; popular (opened most) first unless recent=-1. One in which not everybody can see something is found by its author alone.',
    params: nothing,
    query: searchParameters,
    body: nothing,
    answer: z.object({ playlists: z.array(playlistCard), total: z.int(), before }),
    status: 200,
  }),
  getPlaylist: endpoint({
    method: 'GET',
    path: '/api/playlists/:id',
    who: 'anyone',
    limit: 'reads',
    summary: 'One playlist with the ids of its conversations and of its songs in their orders.',
    params: playlistId,
    query: nothing,
    body: nothing,
    answer: playlist,
    status: 200,
  }),
  getPlaylistConversations: endpoint({
    method: 'GET',
    path: '/api/playlists/:id/conversations',
    who: 'anyone',
    limit: 'reads',
    summary:
      'One page of the conversations of a playlist, in its order; `unavailable` are ids that only its author still sees.',
    params: playlistId,
    query: z.object({ page, limit }),
    body: nothing,
    answer: z.object({
      conversations: z.array(conversationCard),
      unavailable: z.array(z.string()),
      total: z.int(),
      before,
    }),
    status: 200,
  }),
  getPlaylistSongs: endpoint({
    method: 'GET',
    path: '/api/playlists/:id/songs',
    who: 'anyone',
    limit: 'reads',
    summary:
      'One page of the songs of a playlist, in its order; `unavailable` are ids that only its author still sees.',
    params: playlistId,
    query: z.object({ page, limit }),
    body: nothing,
    answer: z.object({
      songs: z.array(learnersCard),
      unavailable: z.array(z.string()),
      total: z.int(),
      before,
    }),
    status: 200,
  }),
  recordPlaylistView: endpoint({
    method: 'PATCH',
    path: '/api/playlists/:id/edit/public',
    who: 'anyone',
    limit: 'writes',
    summary:
      'Count one view, at most one a visitor and hour and none of its author; the number sent is ignored.',
    params: playlistId,
    query: nothing,
    body: z.object({ stats: z.optional(z.unknown()) }),
    answer: z.object({ id: z.string(), stats: z.object({ views: z.int() }) }),
    status: 200,
  }),
  updatePlaylist: endpoint({
    method: 'PATCH',
    path: '/api/playlists/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Change what is sent of a playlist. With the `version` it was read with, a change in the meantime is 409.',
    params: playlistId,
    query: nothing,
    body: z.object({
      name: z.optional(name),
      description: z.optional(description),
      language: z.optional(language),
      difficulty: z.optional(difficulty),
      conversations: z.optional(
        z.array(idOrShortid).check(z.maxLength(playlistLimits.conversations)),
      ),
      songs: z.optional(z.array(z.uuid()).check(z.maxLength(playlistLimits.songs))),
      version: z.optional(z.int()),
    }),
    answer: playlist,
    status: 200,
  }),
  addToPlaylist: endpoint({
    method: 'POST',
    path: '/api/playlists/:id/conversations',
    who: 'user',
    limit: 'writes',
    summary:
      'Put a conversation at the end of a playlist; one that is there already stays in its place.',
    params: playlistId,
    query: nothing,
    body: z.object({ conversation_id: idOrShortid }),
    answer: playlist,
    status: 200,
  }),
  addSongToPlaylist: endpoint({
    method: 'POST',
    path: '/api/playlists/:id/songs',
    who: 'user',
    limit: 'writes',
    summary:
      'Put a song behind the songs of a playlist; one that is there already stays in its place.',
    params: playlistId,
    query: nothing,
    body: z.object({ song: z.uuid() }),
    answer: playlist,
    status: 200,
  }),
  deletePlaylist: endpoint({
    method: 'DELETE',
    path: '/api/playlists/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Delete a playlist for good; its conversations stay.',
    params: playlistId,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
}
