import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { Keepers } from './keepers'

async function open(keepers: string[]) {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <Keepers client={createClient(api)} user="mia" />
    </PretendPage>,
  )
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/users/me/keepers'])
  calls[0]?.answer(200, { keepers })
  return screen
}

test('a pupil reads who looks after the account', async () => {
  const screen = await open(['Marie Dubois', 'Eva Ruiz'])
  await expect.element(screen.getByText('Marie Dubois, Eva Ruiz')).toBeVisible()
  await expect.element(screen.getByText('Your teacher looks after this account.')).toBeVisible()
})

test('whom no class keeps, the school looks after', async () => {
  const screen = await open([])
  await expect.element(screen.getByText('Your school looks after this account.')).toBeVisible()
})
