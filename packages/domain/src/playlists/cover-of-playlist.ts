/**
 * The picture of a playlist, drawn from its language and id (site.md#generated-pictures); one for all languages has
 * papers of its own.
 */
export function coverOfPlaylist(playlist: { id: string; language: string | null }): string {
  return `/art/covers/${playlist.language ?? 'xx'}/${playlist.id}.svg`
}
