import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchApi } from './api/fetch-api'
import { createAppRouter } from './app/create-router'
import { trackViewportHeight } from './app/viewport-height'
import { keepFocus } from './ui/keep-focus'
import { tellCuts } from './ui/tell-cuts'

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
