/** The scene on a drawn cover; null where there is none. */
export const sceneOfCover = (cover: string): string | null =>
  /^[^~]*~([a-z~]+)\.svg$/.exec(cover)?.[1] ?? null
