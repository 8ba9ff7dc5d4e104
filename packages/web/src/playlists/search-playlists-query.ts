import type { CallAnswer } from '@duologue/contract/endpoint'
import type { playlists } from '@duologue/contract/playlists'
import type { Learns } from '@duologue/domain/accounts/learns'
import type { Level } from '@duologue/domain/choices/levels'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'

/** What playlists are searched by; the address carries it. */
export interface PlaylistFilters {
  language?: Learns
  difficulty?: Level[]
  title?: string
  author?: string
  views?: '-1'
  recent?: '-1'
}

type Page = CallAnswer<typeof playlists.searchPlaylists>

const following = ({ total }: Page, pages: readonly Page[]) =>
  nextPage(
    pages.map(page => page.playlists.length),
    total,
  )

/** Lists of playlists go by this first part of their keys: whoever changes a playlist makes them all old. */
const playlistsKey = 'playlists'

/** A search of playlists, ten at a time (playlists.md#searching). */
export const playlistSearchQuery = (client: Client, filters: PlaylistFilters) =>
  infiniteQueryOptions({
    queryKey: [playlistsKey, 'search', filters],
    queryFn: ({ pageParam }) =>
      client.playlists.searchPlaylists({
        query: { ...filters, page: pageParam, limit: pageSizes.playlists },
      }),
    initialPageParam: 1,
    getNextPageParam: following,
    staleTime: 0,
  })

/** The row of /home: the three most popular playlists. */
export const playlistRowQuery = (client: Client) =>
  queryOptions({
    queryKey: [playlistsKey, 'row'],
    queryFn: async () => {
      const query = { views: '-1', limit: pageSizes.homePlaylists } as const
      return (await client.playlists.searchPlaylists({ query })).playlists
    },
  })
