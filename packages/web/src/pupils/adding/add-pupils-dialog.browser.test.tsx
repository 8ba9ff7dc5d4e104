import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { AddPupilsDialog } from './add-pupils-dialog'

test('names are pasted, looked over and added; a doubtful one is decided first', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <AddPupilsDialog
        client={createClient(api)}
        id="class-id"
        onAdded={() => Promise.resolve()}
        onClose={() => undefined}
      />
    </PretendPage>,
  )
  await screen.getByLabelText('Paste names, one on each line').fill('Mia Roth\nRoth, Mia\nNoa')
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({
    rows: [
      { given: 'Mia', family: 'Roth', externalId: null },
      { given: 'Mia', family: 'Roth', externalId: null },
      { given: 'Noa', family: '', externalId: null },
    ],
  })
  calls[0]?.answer(200, { verdicts: [{ kind: 'new' }, { kind: 'twice' }, { kind: 'new' }] })
  await expect.element(screen.getByText('Same name twice')).toBeVisible()
  await screen.getByLabelText('What to do with Mia Roth').selectOptions('Leave out')
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { verdicts: [{ kind: 'new' }, { kind: 'left' }, { kind: 'new' }] })
  await screen.getByRole('button', { name: 'Add 2 pupils' }).click()
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ method: 'POST', path: '/api/classes/class-id/pupils' })
  calls[2]?.answer(201, { added: ['a', 'b'], renamed: 0 })
  await expect.element(screen.getByText('2 pupils added.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Print cards' })).toBeVisible()
})
