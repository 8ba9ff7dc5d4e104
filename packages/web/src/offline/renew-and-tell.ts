import { keptTexts as texts } from '@duologue/domain/messages/offline/kept'
import { renewKept } from '../kept-here/note-opened'
import { notify } from '../ui/feedback/notify'

/** Renews what is kept on purpose; whoever kept what is no longer there is told that its copy went. */
export async function renewAndTell(): Promise<void> {
  for (const { title } of await renewKept()) notify('info', texts.gone(title))
}
