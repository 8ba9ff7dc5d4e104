import { connectionTexts as texts } from '@duologue/domain/messages/site/connection'
import type { RegisteredRouter } from '@tanstack/react-router'
import { watchInstalling } from '../../offline/installing'
import { watchSending } from '../../sending/watch-sending'
import { watchShared } from '../../sending/watch-shared'
import { tellCuts } from '../../ui/feedback/tell-cuts'
import { keepFocus } from '../../ui/fields/keep-focus'
import { statusLine } from './status-line'
import { tellConnection } from './tell-connection'
import { trackViewportHeight } from './viewport-height'
import { watchTickets } from './watch-tickets'
import { watchVersion } from './watch-version'
import { whenIdle } from './when-idle'

/**
 * What looks after the whole page once it is awake: its focus is kept, what a field cuts off is told, its height is known, that
 * there is no connection is said, and so is a new version; what waits is sent, and tickets for later are fetched.
 */
export function watchPage(page: Document, router: RegisteredRouter): void {
  keepFocus(page)
  tellCuts(page)
  trackViewportHeight(window)
  const line = statusLine(page)
  tellConnection(line)
  watchVersion(page, line, router.options.context.basePrefix !== '')
  const logIn = () =>
    void router.navigate({ to: '/login', search: { redirect: router.latestLocation.href } })
  whenIdle(page, () => {
    watchSending(page, router.options.context.client, isNeeded =>
      line.say(
        'login',
        isNeeded
          ? { words: texts.logInToSend, way: { words: texts.logIn, take: logIn } }
          : undefined,
      ),
    )
  })
  watchShared(page, router.options.context.client, () => location.assign('/'))
  watchInstalling(window)
  // It only says to the device what is opened from its home screen.
  if (location.search === '?from=home-screen')
    void router.navigate({ to: '/home', search: {}, replace: true })
  watchTickets(router.options.context.client)
  router.subscribe('onRendered', line.place)
}
