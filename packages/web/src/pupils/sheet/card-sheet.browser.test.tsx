import type { Pupil } from '@duologue/contract/pupils'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { type PendingCall, pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { PupilsSection } from '../pupils-section'
import { CardSheet } from './card-sheet'

const pupil = (id: string, cardedAt: string, told: Partial<Pupil> = {}): Pupil => ({
  id,
  username: `card-${id}`,
  fullName: `Kind ${id}`,
  given: 'Kind',
  family: id,
  externalId: null,
  cardedAt,
  deletedUntil: null,
  claim: null,
  move: null,
  speakingConsent: null,
  ...told,
})

const september = '2026-09-06T19:00:00.000Z'
const kept = [
  pupil('a', september),
  pupil('b', september),
  pupil('c', '2026-11-02T08:00:00.000Z'),
  pupil('d', september, { deletedUntil: '2026-12-24T10:00:00.000Z' }),
]

/** Answers whoever asks for the pupils of the class. */
const answerPupils = (calls: readonly PendingCall[]) =>
  expect
    .poll(() => {
      const asked = calls.filter(({ path }) => path.endsWith('/pupils'))
      for (const call of asked) call.answer(200, { pupils: kept, claimed: [] })
      return asked.length
    })
    .toBeGreaterThan(0)

test('cards are ticked to be printed alone; one that is deleted has none', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <PupilsSection
        client={createClient(api)}
        id="class-id"
        user="u"
        onChanged={() => Promise.resolve()}
      />
    </PretendPage>,
  )
  await answerPupils(calls)
  const link = (name: string) => screen.getByRole('link', { name, exact: true })
  await expect.element(link('Print cards')).toBeVisible()
  const boxes = screen.getByRole('checkbox', { name: /^Select the card of/ })
  expect(boxes.elements()).toHaveLength(3)
  await screen.getByRole('checkbox', { name: 'Select the card of Kind b' }).click()
  expect(link('Print 1 selected card').element().getAttribute('href')).toMatch(/pupils=b$/)
  await screen.getByRole('checkbox', { name: 'Select all cards' }).click()
  expect(link('Print 3 selected cards').element().getAttribute('href')).toContain('a%2Cb%2Cc')
  await screen.getByRole('checkbox', { name: 'Select all cards' }).click()
  expect(link('Print cards').element().getAttribute('href')).not.toContain('pupils')
})

test('an archived class prints its cards still; nobody is added, and who was to come is not let in', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <PupilsSection
        client={createClient(api)}
        id="class-id"
        user="u"
        isArchived
        onChanged={() => Promise.resolve()}
      />
    </PretendPage>,
  )
  const coming = [{ id: 'noa', fullName: 'Noa Ax', by: 'Marie Dubois', until: september }]
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { pupils: kept, coming, claimed: [] })
  await expect.element(screen.getByRole('link', { name: 'Print cards', exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add pupils' }).elements()).toEqual([])
  expect(screen.getByText('Noa Ax').elements()).toEqual([])
})

test('the sheet is of all cards, of the new ones, or of those that were ticked', async () => {
  const { api, calls } = pretendApi()
  function Sheet() {
    const [pupils, setPupils] = useState<readonly string[] | undefined>(['a', 'b'])
    return (
      <CardSheet
        client={createClient(api)}
        id="class-id"
        user="u"
        pupils={pupils}
        onPupils={setPupils}
      />
    )
  }
  const screen = await render(
    <PretendPage>
      <Sheet />
    </PretendPage>,
  )
  await answerPupils(calls)
  const which = screen.getByLabelText('Which cards')
  await expect.element(which).toHaveValue('ticked')
  expect([...which.element().querySelectorAll('option')].map(each => each.textContent)).toEqual([
    'All 3',
    'Only new ones (1)',
    'Selected (2)',
  ])
  // Nothing is asked for before the sheet is uncovered.
  expect(calls.some(({ path }) => path.includes('/cards'))).toBe(false)
  await screen.getByRole('button', { name: 'Show', exact: true }).click()
  const asked = () => calls.filter(({ path }) => path.includes('/cards')).map(({ path }) => path)
  await expect.poll(() => asked().at(-1)).toMatch(/pupils=a&pupils=b$/)
  await which.selectOptions('Only new ones (1)')
  await expect.poll(() => asked().at(-1)).toMatch(/pupils=c$/)
  await which.selectOptions('All 3')
  await expect.poll(() => asked().at(-1)).toMatch(/cards$/)
})
