import { language } from '@duologue/domain/messages/language'
import { isPublicPage } from '@duologue/domain/messages/language-address'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { NoAnswer } from './api/connection'
import { fetchApi } from './api/fetch-api'
import { createAppRouter } from './app/routes/create-router'
import { prefixHere } from './app/routes/language-rewrite'
import { keepLanguage } from './saved-here/language-cookie'
import { isFramed } from './saved-here/saved-here'

// English has no prefix, so its build carries nothing of all this.
const basePrefix = language === 'en' ? '' : prefixHere(location.pathname)
const router = createAppRouter({ api: fetchApi, basePrefix })

// Who goes on from an address that says the language to one that does not reads on in it (site.md#addresses-in-a-language).
if (basePrefix)
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (!isPublicPage(toLocation.pathname)) keepLanguage()
  })

const wake = () =>
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      // That nobody answers is told by the page (offline.md#no-connection): it is no fault of ours.
      onCaughtError: error => {
        if (!(error instanceof NoAnswer)) console.error(error)
      },
    },
  )

// Who went Back before this page was awake is at an address by now for which it was not made.
const { at } = document.documentElement.dataset
if (at && at !== location.href) location.reload()
// Who is logged in within a course is so for this frame alone, and is asked for again first (lti.md#sessions).
else if (isFramed() && !location.pathname.startsWith('/lti/'))
  import('./lti/resume-frame').then(({ resumeFrame }) => resumeFrame()).then(wake, wake)
else wake()

// No page waits for it; where it does not come, the page goes on without.
import('./app/frame/watch-page').then(
  ({ watchPage }) => watchPage(document, router),
  () => undefined,
)
