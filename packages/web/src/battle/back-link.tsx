import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon'
import type { Script } from './cast'

/** The way back to the conversation's page; from a battle it resets the game (battle.md#leaving-and-resuming). */
export function BackLink({
  script,
  className,
}: {
  script: Script
  className?: string | undefined
}) {
  return (
    <Link
      className={className}
      to="/conversations/$conversationId/$"
      params={{ conversationId: script.id, _splat: slugify(script.title) }}
      // Else the page that it leads back to would be told to be the current one.
      activeOptions={{ exact: true }}
    >
      <Icon name="back" />
      <span>{texts.backToConversation}</span>
    </Link>
  )
}
