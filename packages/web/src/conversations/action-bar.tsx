import type { Conversation } from '@duologue/contract/conversations'
import { conversationPageTexts as pageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { HelpPopover } from '../ui/dialogs/help-popover'
import { notify } from '../ui/feedback/notify'
import { Icon } from '../ui/icon'
import styles from './conversation-header.module.css'
import { DuplicateButton } from './duplicate-conversation-button'

/**
 * What can be done with a conversation; each page that is built adds its link here
 * (conversations.md#conversation-page). What other rooms do with it comes as children.
 */
export function ActionBar({
  conversation,
  first,
  isLearnt,
  children,
}: {
  conversation: Conversation
  first: ReactNode
  isLearnt: boolean
  children: ReactNode
}) {
  const session = useSession()
  const isOwn = session.status === 'user' && session.user.id === conversation.author?.id
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      notify('success', pageTexts.linkCopied)
    } catch {
      notify('error', location.href)
    }
  }
  const look = (leads: boolean) => `${leads ? button.primary : button.secondary} ${button.large}`
  const learn = (
    <Link
      key="learn"
      className={look(!isLearnt)}
      to="/convo/$conversationId/learn"
      params={{ conversationId: conversation.shortid }}
    >
      {shell.learnMode}
    </Link>
  )
  const battle = (
    <Link
      key="battle"
      className={look(isLearnt)}
      to="/conversations/$conversationId/$readableUrl/game"
      params={{ conversationId: conversation.id, readableUrl: slugify(conversation.title) }}
    >
      <Icon name="sword" /> {pageTexts.battleMode}
    </Link>
  )
  return (
    <div className={styles.actions}>
      <div className={styles.first}>
        {first}
        {isLearnt ? [battle, learn] : [learn, battle]}
        <HelpPopover about={pageTexts.battleMode} text={pageTexts.battleHelp} />
      </div>
      <div className={styles.further}>
        <Link
          className={button.secondary}
          to="/convo/$conversationId/learn"
          params={{ conversationId: conversation.shortid }}
          search={{ step: 'turn' }}
        >
          <Icon name="microphone" /> {pageTexts.sayIt}
        </Link>
        <Link
          className={button.secondary}
          to="/convo/$conversationId/leaderboard"
          params={{ conversationId: conversation.shortid }}
        >
          <Icon name="list" /> {shell.scores}
        </Link>
        {isOwn ? (
          <Link
            className={button.secondary}
            to="/convo/$shortid/edit"
            params={{ shortid: conversation.shortid }}
          >
            <Icon name="settings" /> {texts.edit}
          </Link>
        ) : null}
        <DuplicateButton conversation={conversation} />
        {children}
        <button type="button" className={button.secondary} onClick={() => void copyLink()}>
          <Icon name="link" /> {pageTexts.share}
        </button>
      </div>
    </div>
  )
}
