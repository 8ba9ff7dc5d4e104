import type { Assignment } from '@duologue/contract/shapes/assignment'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The link to the game of an assignment; nothing where what was assigned is gone, or not to be met for now. */
export function OpenAssignment({
  assignment,
  className,
  children,
}: {
  assignment: Assignment
  className: string
  children: ReactNode
}) {
  const { id, conversation, pronunciationList, song } = assignment
  if (song?.isAvailable) {
    return (
      <Link
        className={className}
        to="/songs/$songId/game"
        params={{ songId: song.id }}
        search={{ assignment: id }}
      >
        {children}
      </Link>
    )
  }
  if (pronunciationList && !pronunciationList.isDeleted) {
    return (
      <Link
        className={className}
        to="/pronunciation/game"
        search={{ list: pronunciationList.shortid, assignment: id }}
      >
        {children}
      </Link>
    )
  }
  if (!conversation || conversation.isDeleted) return null
  return (
    <Link
      className={className}
      to="/conversations/$conversationId/$readableUrl/game"
      params={{ conversationId: conversation.id, readableUrl: slugify(conversation.title) || '-' }}
      search={{ assignment: id }}
    >
      {children}
    </Link>
  )
}
