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

// English has no prefix, so its build carries nothing of all this.
const basePrefix = language === 'en' ? '' : prefixHere(location.pathname)
const router = createAppRouter({ api: fetchApi, basePrefix })

// Who goes on from an address that says the language to one that does not reads on in it (site.md#addresses-in-a-language).
if (basePrefix)
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (!isPublicPage(toLocation.pathname)) keepLanguage()
  })

// Who went Back before this page was awake is at an address by now for which it was not made.
const { at } = document.documentElement.dataset
if (at && at !== location.href) location.reload()
else
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

// No page waits for it; where it does not come, the page goes on without.
import('./app/frame/watch-page').then(
  ({ watchPage }) => watchPage(document, router),
  () => undefined,
)
