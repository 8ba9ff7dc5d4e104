import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/main/conversations/$conversationId/game')
