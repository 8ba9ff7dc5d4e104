import type { Actor, World } from './route-row'
import { ofConversation, ofCourse, ofPlaylist } from './route-table'

/**
 * Pages that look another way to somebody else, or in another tab: in all widths nothing of them may be out of sight
 * either.
 */
export const furtherLooks = ({
  conversation,
  playlist,
  list,
  course,
  school,
}: World): readonly (readonly [Actor, string])[] => {
  const page = ofConversation(conversation).at
  return [
    ['visitor', '/home'],
    ['visitor', '/search/conversations'],
    ['visitor', page],
    ['user', page],
    ['user', `/convo/${conversation.shortid}/edit`],
    ['user', '/library/playlists'],
    ['user', '/library/courses'],
    ['student', '/library/songs'],
    ['student', '/library/saved'],
    ['user', ofPlaylist(playlist).at],
    ['student', ofCourse(course).at],
    ['user', `/pronunciation/${list.shortid}`],
    ['student', '/classes'],
    ['student', '/shop'],
    ['student', '/shop?tab=purchases'],
    ['teacher', '/home'],
    ['teacher', page],
    ['teacher', ofCourse(course).at],
    ['teacher', `/classes/${school.id}/teacher?tab=results`],
    ['teacher', `/classes/${school.id}/teacher?tab=students`],
    ['teacher', `/classes/${school.id}/teacher?tab=settings`],
    ['teacher', `/shop?shop=${school.id}`],
    ['teacher', `/shop?shop=${school.id}&tab=students`],
    ['teacher', `/shop?shop=${school.id}&tab=purchases`],
  ]
}
