/** A picture of a video and its size in pixels. */
export interface Thumbnail {
  url: string
  width: number
  height: number
}

/** The address of a video's player; made from its id, never taken from anybody (videos.md#addresses-made-here). */
export const embedUrlOf = (youtubeId: string): string =>
  `https://www.youtube-nocookie.com/embed/${youtubeId}`

/** The pictures that every video has, made from its id. */
export const thumbnailsOf = (
  youtubeId: string,
): Record<'default' | 'medium' | 'high', Thumbnail> => {
  const url = (name: string) => `https://i.ytimg.com/vi/${youtubeId}/${name}.jpg`
  return {
    default: { url: url('default'), width: 120, height: 90 },
    medium: { url: url('mqdefault'), width: 320, height: 180 },
    high: { url: url('hqdefault'), width: 480, height: 360 },
  }
}
