import { slugify } from '../packages/domain/src/text/slug'
import type { Ending, Row, World } from './route-row'

const shown = (at: string, heading: string): Ending => ({ at, heading })
const notFound = shown('/not-found', 'Uh oh.')

/** A page behind the editor's gate (songs.md#editor-gate). */
const gated = (path: string, heading: string): Row => ({
  path,
  others: { at: path, heading: '', dialog: 'Editors only' },
  editor: shown(path, heading),
  whole: 'editor',
})

/** Songs, for learners and for editors; the long one of these tests is not curated, and so its editors alone meet it. */
export function songRows({ song: { id, title, artist }, openSong }: World): Row[] {
  const song = `${title} - ${artist}`
  const page = shown(`/songs/${id}/${encodeURIComponent(slugify(title))}`, title)
  return [
    { path: `/songs/${id}`, editor: page, others: notFound, whole: 'editor' },
    { path: `/songs/${id}/anything/below`, editor: page, others: notFound },
    { path: '/songs/none', others: notFound },
    {
      path: `/songs/${id}/scores`,
      editor: shown(`/songs/${id}/scores`, 'Scores'),
      others: notFound,
      whole: 'editor',
    },
    {
      path: `/songs/${id}/game`,
      editor: shown(`/songs/${id}/game`, 'Song Games'),
      others: notFound,
    },
    {
      path: `/songs/${openSong.id}/game?mode=writing`,
      others: shown(`/songs/${openSong.id}/game?mode=writing`, 'Song Games'),
      whole: 'visitor',
    },
    {
      path: `/songs/${openSong.id}/scores`,
      others: shown(`/songs/${openSong.id}/scores`, 'Scores'),
      whole: 'student',
    },
    gated('/editor', 'Editor'),
    gated(`/editor/songs/${id}`, song),
    gated(`/editor/songs/${id}/timesync`, `Sync Lyrics: ${song}`),
    gated(`/editor/songs/${id}/addlyrics`, `Add Lyrics: ${song} (id: ${id})`),
    gated(`/editor/songs/${id}/wordlists`, `Words Editor: ${song}`),
    gated('/editor/reports', 'Reports'),
  ]
}
