import { LookupUnavailable, type VideosPort } from './videos'

/** Where no key is set, nobody can be asked; the player and the editor say what is needed (videos.md#looking-up). */
export const noVideos: VideosPort = {
  find: () => Promise.reject(new LookupUnavailable('no YOUTUBE_API_KEY is set')),
}
