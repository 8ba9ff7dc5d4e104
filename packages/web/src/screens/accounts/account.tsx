import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AccountTabs } from '../../accounts/settings/account-tabs'
import { GeneralTab } from '../../accounts/settings/general-tab'
import { forgetEdits } from '../../saved-here/unsent'
import { useLoginNeeded } from '../../session/guards'
import { leaveSession } from '../../session/leave-session'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import styles from './account.module.css'

const PasswordTab = latePart(
  async () => (await import('../../accounts/settings/password-tab')).PasswordTab,
)

const PupilSettings = latePart(
  async () => (await import('../../accounts/settings/pupil-settings')).PupilSettings,
)
const ThisDevice = latePart(async () => (await import('../../offline/this-device')).ThisDevice)
const Keepers = latePart(async () => (await import('../../pupils/keepers/keepers')).Keepers)

const route = getRouteApi('/main/account')

/**
 * /account with its tabs General and Password (accounts.md#account-settings), or what of it is a pupil's
 * (pupils.md#the-account-of-a-pupil); for signed-in users.
 */
export function Account() {
  const { client, languages } = route.useRouteContext()
  const { tab } = route.useSearch()
  const session = useSession()
  useLoginNeeded(tab ? `/account?tab=${tab}` : '/account')
  const user = session.status === 'user' ? session.user : null
  return (
    <div className={`${page.page} ${styles.account}`}>
      <h1>{shell.accountSettings}</h1>
      {user?.isPupil ? null : <AccountTabs />}
      {user?.isPupil ? (
        <Suspense>
          <PupilSettings client={client} user={user} languages={languages}>
            <Keepers client={client} user={user.id} />
          </PupilSettings>
        </Suspense>
      ) : null}
      {user && !user.isPupil && tab === 'password' ? (
        <Suspense>
          <PasswordTab client={client} user={user} />
        </Suspense>
      ) : null}
      {user && !user.isPupil && tab !== 'password' ? (
        <GeneralTab
          key={user.id}
          client={client}
          user={user}
          onDeleted={async () => {
            leaveSession(user.id)
            await forgetEdits(user.id)
          }}
        />
      ) : null}
      {user && (user.isPupil || tab !== 'password') ? (
        <Suspense>
          <ThisDevice />
        </Suspense>
      ) : null}
    </div>
  )
}
