import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { shell } from '@duologue/domain/messages/site/shell'
import { connection } from '../../ui/has-connection'
import { useStore } from '../../ui/store'

/** What is said until a game is seen: that it connects, or, where nobody answers, that it needs a connection. */
export const useConnecting = (): string =>
  useStore(connection) ? hallTexts.connecting : shell.needsConnection
