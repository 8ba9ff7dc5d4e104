import type { PronunciationList as Shown } from '@duologue/contract/shapes/pronunciation-shapes'
import { userOf } from '@duologue/domain/accounts/reader'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { shell } from '@duologue/domain/messages/site/shell'
import { mayBePlayed } from '@duologue/domain/pronunciation/list-size'
import { isListAuthor } from '@duologue/domain/pronunciation/may-read-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { isNotFound } from '../../api/call-failed'
import { useUnsent } from '../../autosave/use-unsent'
import { listQuery } from '../../pronunciation/get-list-query'
import { ListHeader } from '../../pronunciation/list-header'
import { ListItems } from '../../pronunciation/list-items'
import { listJournal } from '../../pronunciation/list-journal'
import { keysOfLists } from '../../pronunciation/lists-key'
import { PlayLink } from '../../pronunciation/play-link'
import { useRecordListView } from '../../pronunciation/use-record-list-view'
import { useSession } from '../../session/session'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ThingGone } from '../../ui/feedback/thing-gone'
import page from '../../ui/page.module.css'

// What a list is read and played without comes a little later.
const AssignList = latePart(
  async () => (await import('../../assignments/assign/assign-list')).AssignList,
)
const ListDuel = latePart(async () => (await import('../../live/open/list-duel')).ListDuel)
const KeepSwitch = latePart(async () => (await import('../../offline/keep-switch')).KeepSwitch)
const ReaderActions = latePart(
  async () => (await import('../../pronunciation/reader-actions')).ReaderActions,
)
// Only its author needs these.
const OwnerActions = latePart(
  async () => (await import('../../pronunciation/list-owner-actions')).OwnerActions,
)
const ListEditor = latePart(
  async () => (await import('../../pronunciation/editor/list-editor')).ListEditor,
)

const route = getRouteApi('/main/pronunciation/$shortid')

/** /pronunciation/{shortid} in its states loading, viewing and editing (pronunciation.md#list-page). */
export function PronunciationList() {
  const { client } = route.useRouteContext()
  const { shortid } = route.useParams()
  const session = useSession()
  const router = useRouter()
  const queryClient = useQueryClient()
  // The server waits for nothing that comes later.
  const [edited, setEdited] = useState<string | null>(null)
  const user = session.status === 'user' ? session.user.id : null
  const asked = useQuery({
    ...listQuery(client, shortid, user),
    // What came with the page stands until the reader's own view of it is there.
    placeholderData: () => queryClient.getQueryData(listQuery(client, shortid, null).queryKey),
  })
  const { data: list } = asked
  const isUnsent = useUnsent(user, list?.id, listJournal)
  useRecordListView(client, list)
  if (isNotFound(asked.error))
    return (
      <ThingGone>
        <Link to="/pronunciation/search">{shell.searchLists}</Link>
      </ThingGone>
    )
  if (!list)
    return asked.isError ? (
      <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
    ) : (
      <LoadingVoices />
    )
  const isOwn = user !== null && isListAuthor(userOf(user), list.author?.id ?? null)
  const saved = (stored: Shown) =>
    queryClient.setQueryData(listQuery(client, shortid, user).queryKey, stored)
  const finish = async () => {
    setEdited(null)
    await queryClient.invalidateQueries(keysOfLists)
    // The title may be another one now, and with it the title of the tab.
    await router.invalidate()
  }
  if (isOwn && (edited === list.id || isUnsent) && !asked.isPlaceholderData)
    return (
      <div className={page.page}>
        <Suspense fallback={<LoadingVoices />}>
          <ListEditor
            client={client}
            list={list}
            user={user}
            onSaved={saved}
            onGone={() => void asked.refetch()}
            onFinish={() => void finish()}
          />
        </Suspense>
      </div>
    )
  return (
    <article className={page.page}>
      <ListHeader list={list}>
        <PlayLink list={list} />
        <Late>
          {mayBePlayed(list.count) ? (
            <>
              <AssignList list={list} />
              <ListDuel list={list} />
            </>
          ) : null}
          <ReaderActions client={client} list={list} />
          <KeepSwitch kind="list" id={list.id} />
          {isOwn ? (
            <OwnerActions
              client={client}
              list={list}
              onEdit={() => setEdited(list.id)}
              onSaved={saved}
              onDeleted={() =>
                router.navigate({ href: '/pronunciation/search?own=1', replace: true })
              }
            />
          ) : null}
        </Late>
      </ListHeader>
      <ListItems list={list} isOwn={isOwn} />
    </article>
  )
}
