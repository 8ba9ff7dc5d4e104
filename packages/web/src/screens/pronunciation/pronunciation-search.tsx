import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { shell } from '@duologue/domain/messages/site/shell'
import { mayBePlayed } from '@duologue/domain/pronunciation/list-size'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ConversationFilters } from '../../conversations/search/conversation-filters'
import { SearchFrame } from '../../conversations/search/search-frame'
import { ListResults } from '../../pronunciation/list-results'
import { PlayLink } from '../../pronunciation/play-link'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import { LinkTabs } from '../../ui/link-tabs'
import { CardGridSkeleton } from '../../ui/lists/card-grid-skeleton'

// What can be looked for without comes a little later.
const AssignList = latePart(
  async () => (await import('../../assignments/assign/assign-list')).AssignList,
)
const NoLists = latePart(async () => (await import('../../pronunciation/no-lists')).NoLists)
// Only a visitor who asks for lists of their own needs it.
const LoginDialog = latePart(async () => (await import('../../session/login-dialog')).LoginDialog)

const route = getRouteApi('/main/pronunciation/search')
const address = '/pronunciation/search'
const ownAddress = `${address}?own=1`

/** /pronunciation/search, Custom Lists (pronunciation.md#searching): all lists, and one's own. */
export function PronunciationSearch() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const session = useSession()
  const { own, ...others } = filters
  const reader = session.status === 'user' ? session.user.id : null
  const tabs = (asked: ConversationFilters) => {
    const tab = { to: address, activeOptions: { exact: true } } as const
    return (
      <LinkTabs label={texts.tabs}>
        <Link {...tab} search={asked}>
          {texts.all}
        </Link>
        <Link {...tab} search={{ ...asked, own: '1' }}>
          {texts.mine}
        </Link>
      </LinkTabs>
    )
  }
  const results = (isBusy: boolean) => {
    if (!own || reader !== null)
      return (
        <ListResults
          filters={filters}
          reader={reader}
          isBusy={isBusy}
          empty={
            <Late>
              <NoLists filters={filters} />
            </Late>
          }
          actions={list => (
            <>
              <PlayLink list={list} />
              {mayBePlayed(list.count) ? (
                <Late>
                  <AssignList list={list} isOnCard />
                </Late>
              ) : null}
            </>
          )}
        />
      )
    return (
      <>
        <CardGridSkeleton />
        <Late>
          <LoginDialog
            reason="feature"
            address={ownAddress}
            onClose={() => void navigate({ search: others, replace: true })}
          />
        </Late>
      </>
    )
  }
  return (
    <SearchFrame
      title={shell.searchLists}
      filters={others}
      tabs={tabs}
      beside={
        <Link className={button.secondary} to="/pronunciation/create">
          {shell.newList}
        </Link>
      }
      onChange={next =>
        navigate({
          search: { ...next, ...(own ? { own } : {}) },
          replace: true,
          resetScroll: false,
        })
      }
    >
      {results}
    </SearchFrame>
  )
}
