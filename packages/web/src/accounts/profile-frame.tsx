import { shell } from '@duologue/domain/messages/site/shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkTabs } from '../ui/link-tabs'
import page from '../ui/page.module.css'
import { profileQuery } from './get-profile-query'
import { ProfileHead } from './profile-head'

/** What both pages of a profile share (accounts.md#public-profiles): whose it is, and what of theirs is shown. */
export function ProfileFrame({ children }: { children: (user: { id: string }) => ReactNode }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { username = '' } = useParams({ strict: false })
  const { data: user } = useSuspenseQuery(profileQuery(client, username))
  const tab = { params: { username }, activeOptions: { exact: true } }
  return (
    <div className={page.page}>
      <h1>{shell.profile}</h1>
      <ProfileHead user={user} />
      <LinkTabs label={shell.libraryTabs}>
        <Link to="/users/$username" {...tab}>
          {shell.conversations}
        </Link>
        <Link to="/users/$username/playlists" {...tab}>
          {shell.playlists}
        </Link>
      </LinkTabs>
      {children(user)}
    </div>
  )
}
