import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { PretendPage } from '../../ui/pretend-page'
import { PupilSettings } from './pupil-settings'

const mia = { ...sampleUser, type: 'student', isPupil: true, email: null } as const
const session = {
  id: 'here',
  device: 'Safari on iPad',
  since: '2026-03-04T10:20:00.000Z',
  lastUsed: '2026-03-04T11:20:00.000Z',
}

test('a pupil sees where a card logged them in and may take their data along; there is nothing else to change', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <PupilSettings client={createClient(api)} user={mia} languages={['en']}>
        <p>Kept by Marie</p>
      </PupilSettings>
    </PretendPage>,
  )
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/users/me/sessions'])
  const one = { ...session, isThis: true, isWithCard: true }
  const other = { ...session, id: 'there', device: 'Firefox on Linux', isThis: false }
  calls[0]?.answer(200, { sessions: [one, other] })
  await expect.element(screen.getByText('Kept by Marie')).toBeVisible()
  await expect.element(screen.getByText(/^with a card, since Mar 4, 2026/)).toBeVisible()
  await expect.element(screen.getByText(/^since Mar 4, 2026/)).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(button => button.ariaLabel ?? button.textContent),
  ).toEqual(['Log out: Firefox on Linux', 'Download my data'])
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await expect.poll(() => calls.at(-1)?.path).toBe(`/api/users/${mia.id}/export`)
})
