import type { Playlist } from '@duologue/contract/playlists'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'

/** The way from one's own playlist to a course of its conversations (courses.md#making-one). */
export const CourseOfPlaylist = ({ playlist: { id, name, language } }: { playlist: Playlist }) => (
  <Link
    className={button.secondary}
    to="/courses/create"
    search={{ playlist: id, title: name, ...(language ? { language } : {}) }}
  >
    {texts.ofPlaylist}
  </Link>
)
