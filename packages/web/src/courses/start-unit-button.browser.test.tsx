import type { CourseStanding } from '@duologue/contract/courses/course-shapes'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { StartUnitButton } from './start-unit-button'

const standing: CourseStanding = {
  isActive: true,
  start: 'second',
  current: 'second',
  startedAt: '2026-03-04T10:20:00.000Z',
}

/** The button of the second unit of a course that its reader does not follow. */
async function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  function Unit() {
    const [own, setOwn] = useState<CourseStanding | null>(null)
    return (
      <StartUnitButton
        client={client}
        course="one"
        unit="second"
        place={2}
        isStart={own?.start === 'second'}
        onStanding={setOwn}
      />
    )
  }
  await render(
    <PretendPage>
      <Unit />
    </PretendPage>,
  )
  return { calls, here: page.getByRole('button', { name: 'start here: unit 2' }) }
}

test('the start is moved to the unit, which says so and keeps the focus', async () => {
  const { calls, here } = await open()
  await expect.element(here).toHaveTextContent('Start here')
  await here.click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/courses/one/start', body: { unit: 'second' } })
  calls[0]?.answer(200, standing)
  await expect
    .element(page.getByText('Today now plans by this course, from unit 2 on.'))
    .toBeVisible()
  await expect.element(here).toHaveTextContent('You start here')
  await expect.element(here).toHaveFocus()
  await expect.element(here).toHaveAttribute('aria-disabled', 'true')
  ;(here.element() as HTMLElement).click()
  expect(calls.length).toBe(1)
})

test('where it cannot be moved it is said, and the unit offers it again', async () => {
  const { calls, here } = await open()
  await here.click()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(503, { message: 'Come back later.', code: 'unavailable' })
  await expect.element(page.getByText('Come back later.')).toBeVisible()
  await expect.element(here).toHaveTextContent('Start here')
  await here.click()
  await expect.poll(() => calls.length).toBe(2)
})
