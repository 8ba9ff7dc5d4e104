import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import {
  comeIn,
  liveSettings,
  newLiveConversation,
  openAnswer,
  patient,
  phone,
  pressAnswer,
  told,
} from './live'
import { callAs, signedInAs } from './school'

useBrowser()

const again = (page: Page) => page.getByRole('button', { name: 'Play again', exact: true })

test('at their own pace two phones play on while the screen is closed; one reloads in its turn; the report names both', {
  timeout: 120_000,
}, async () => {
  const [teacher, steady, reloads] = [await visitor(), await visitor(phone), await visitor(phone)]
  await signedInAs(teacher, 'teacher')
  const { id: conversation } = await newLiveConversation(teacher)
  const settings = { ...liveSettings, pace: 'own' }
  const hall = await callAs<{ id: string; code: string }>(teacher, 'POST', '/api/live/halls', {
    conversation,
    settings,
  })
  const path = `/live/game/${hall.id}/screen`
  await teacher.goto(path)
  await Promise.all([comeIn(steady, hall.code), comeIn(reloads, hall.code)])
  await told(teacher, '2 are here').waitFor(patient)
  await teacher.getByRole('button', { name: 'Start', exact: true }).click()

  await Promise.all([pressAnswer(steady), pressAnswer(reloads)])
  await expect.poll(() => told(teacher, '1 line answered').count(), patient).toBe(2)
  await teacher.close()
  await openAnswer(reloads).waitFor(patient)
  await reloads.reload()
  await Promise.all(
    [steady, reloads].map(async page => {
      await pressAnswer(page)
      await expect.poll(() => again(page).isEnabled(), patient).toBe(true)
    }),
  )

  const reopened = await teacher.context().newPage()
  await reopened.goto(path)
  await expect.poll(() => told(reopened, '2 lines answered').count(), patient).toBe(2)
  await reopened.getByRole('button', { name: 'End for all' }).click()
  await reopened.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  for (const page of [steady, reloads]) await told(page, 'This game is over.').waitFor(patient)
  await reopened.goto(`/live/${hall.id}/report`)
  for (const page of [steady, reloads]) {
    const name = await page.locator('[data-hall] bdi').first().innerText()
    const row = reopened.getByRole('row').filter({ hasText: name })
    await row.getByText('2 of 2', { exact: true }).waitFor(patient)
  }
})
