import { shell } from '@duologue/domain/messages/shell'
import { Link } from '@tanstack/react-router'
import { Marked } from './marked'

/** Who wrote something, with the way to the profile; without an author, Deleted User (S1 section 2). */
export function AuthorName({
  author,
  asked,
}: {
  author: { username: string; displayName: string } | null
  asked?: string | undefined
}) {
  if (author === null) return shell.deletedUser
  return (
    <Link to="/users/$username" params={{ username: author.username }}>
      <Marked text={author.displayName} asked={asked} />
    </Link>
  )
}
