import { expect, test } from 'vitest'
import { notifications } from '../ui/feedback/notify'
import { tellNewCard } from './tell-new-card'

test('a pupil reads when the card was made, where it is news', async () => {
  await tellNewCard({})
  expect(notifications.now()).toEqual([])
  await tellNewCard({ newCardAt: '2026-03-04T10:20:00.000Z' })
  expect(notifications.now()).toMatchObject([
    { kind: 'info', message: 'Your teacher made you a new card on Mar 4, 2026.' },
  ])
})
