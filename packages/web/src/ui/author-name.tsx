import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * Who wrote something, with the way to the profile; without an author, Deleted User (conversations.md#fields). The name
 * may come as children, where parts of it are marked.
 */
export function AuthorName({
  author,
  children,
}: {
  author: { username: string; displayName: string } | null
  children?: ReactNode
}) {
  if (author === null) return shell.deletedUser
  return (
    <Link to="/users/$username" params={{ username: author.username }}>
      <bdi lang="">{children ?? author.displayName}</bdi>
    </Link>
  )
}
