import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchApi } from './api/fetch-api'
import { trackViewportHeight } from './app/frame/viewport-height'
import { createAppRouter } from './app/routes/create-router'
import { keepFocus } from './ui/dialogs/keep-focus'
import { tellCuts } from './ui/feedback/tell-cuts'

const router = createAppRouter({ api: fetchApi })

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)

trackViewportHeight(window)
keepFocus(document)
tellCuts(document)
