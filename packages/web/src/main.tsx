import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchApi } from './api/fetch-api'
import { trackViewportHeight } from './app/frame/viewport-height'
import { createAppRouter } from './app/routes/create-router'
import { tellCuts } from './ui/feedback/tell-cuts'
import { keepFocus } from './ui/fields/keep-focus'

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
