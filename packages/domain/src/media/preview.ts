import { slugify } from '../text/slug'

/** How large the picture of a shared link is, in pixels: what chats and social sites show whole. */
export const previewSize = { width: 1200, height: 630 } as const

/**
 * The picture of a shared link for a cover (site.md#sharing): drawn ones as PNG, for no chat shows an SVG; what somebody
 * uploaded as it is. The title stands on it, and so it is another address when the title is another.
 */
export function previewOf(cover: string, title: string): string {
  const [, kind, name] = /^\/art\/(covers|songs)\/([^/]+\/[^/]+)\.svg$/.exec(cover) ?? []
  if (name === undefined) return cover
  const folder = kind === 'songs' ? 'songs/' : ''
  return `/art/previews/${folder}${name}.png?title=${encodeURIComponent(slugify(title))}`
}
