import { textDirection } from '@duologue/domain/choices/languages'
import { conversationPageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { around } from '@duologue/domain/messages/joined'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { LearnConversation } from '../../learn/learn-conversation'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { Icon } from '../../ui/icon'
import page from '../../ui/page.module.css'
import styles from './learn.module.css'

const route = getRouteApi('/main/convo/$conversationId/learn')

/** /convo/{shortid}/learn: Learn Mode (learn.md#who-may-learn). */
export function Learn() {
  const { client } = route.useRouteContext()
  const { conversationId } = route.useParams()
  const { lines, step } = route.useSearch()
  const { data, isPending, refetch } = useQuery(conversationQuery(client, conversationId))
  if (isPending) return <LoadingVoices />
  if (data === undefined)
    return (
      <LoadFailed message={conversationPageTexts.failedToLoad} onRetry={() => void refetch()} />
    )
  const { id, title, language } = data
  const [before, after] = around(texts.title)
  return (
    <div className={`${page.page} ${page.stack}`}>
      <header className={styles.head}>
        <Link
          className={styles.back}
          to="/conversations/$conversationId/$"
          params={{ conversationId: id, _splat: slugify(title) }}
        >
          <Icon name="back" /> {texts.toConversation}
        </Link>
        <h1>
          {before}
          <span lang={language} dir={textDirection(language)}>
            {title}
          </span>
          {after}
        </h1>
      </header>
      <LearnConversation
        key={id}
        client={client}
        conversation={data}
        asked={lines}
        isSayAsked={step === 'turn'}
      />
    </div>
  )
}
