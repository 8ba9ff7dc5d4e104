/** How large the picture of a shared link is, in pixels: what chats and social sites show whole. */
export const previewSize = { width: 1200, height: 630 } as const

/**
 * The picture of a shared link for a cover (site.md#sharing): drawn ones as PNG, for no chat shows an SVG; what somebody
 * uploaded as it is.
 */
export const previewOf = (cover: string): string =>
  cover.replace(/^\/art\/covers\/([^/]+\/[^/]+)\.svg$/, '/art/previews/$1.png')
