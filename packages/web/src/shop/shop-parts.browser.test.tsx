import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { RewardsTab } from './rewards/rewards-tab'
import { sampleShop } from './sample-shop'
import { StudentsTab } from './shop-students-tab'

beforeEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
})

async function rewardsWith(currency: number) {
  const { api, calls } = pretendApi()
  const shop = { ...sampleShop, part: 'student' as const, currency }
  const screen = await render(
    <PretendPage>
      <RewardsTab client={createClient(api)} shop={shop} user="s1" />
    </PretendPage>,
  )
  return { screen, calls }
}

test('what the cards do not reach for is grey, says how many are missing, and shows how far they reach', async () => {
  const { screen } = await rewardsWith(40)
  const pen = screen.getByRole('button', { name: 'Buy Pen' })
  await expect.element(pen).toBeEnabled()
  const trip = screen.getByRole('button', { name: 'Buy Trip' })
  await expect.element(trip).toBeDisabled()
  // One card must be kept: 121 are needed.
  await expect
    .element(trip)
    .toHaveAccessibleDescription('81 more to go. You must keep at least 1 card.')
  const progress = screen.getByRole('progressbar', { name: 'Your cards towards Trip' })
  await expect.element(progress).toHaveAttribute('max', '121')
  await expect.element(progress).toHaveAttribute('value', '40')
  expect(screen.getByRole('progressbar', { name: 'Your cards towards Pen' }).query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Give cards for Film' })).toBeEnabled()
})

test('at the edge a reward can be bought with one card left, and not with none', async () => {
  const { screen } = await rewardsWith(5)
  await expect
    .element(screen.getByRole('button', { name: 'Buy Pen' }))
    .toHaveAccessibleDescription('1 more to go. You must keep at least 1 card.')
})

test('without a card nothing can be given to the class', async () => {
  const { screen } = await rewardsWith(0)
  const give = screen.getByRole('button', { name: 'Give cards for Film' })
  await expect.element(give).toBeDisabled()
  await expect.element(give).toHaveAccessibleDescription('You have no cards to give.')
})

async function students() {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <StudentsTab client={createClient(api)} shop={sampleShop} />
    </PretendPage>,
  )
  return { screen, calls }
}

test('one press adds cards for one student, and nobody has less than none', async () => {
  const { screen, calls } = await students()
  await expect.element(screen.getByRole('button', { name: 'Ana Ruiz: −5 cards' })).toBeDisabled()
  const ten = screen.getByRole('button', { name: 'Ana Ruiz: +10 cards' })
  await ten.click()
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/shops/class-id/cards',
    body: { cards: 10, students: ['s1'] },
  })
  await expect.element(ten).toHaveFocus()
})

test('cards are added for all students in one call, by keyboard alone', async () => {
  const { screen, calls } = await students()
  const opener = screen.getByRole('button', { name: 'Add or take cards for everyone' })
  await opener.click()
  await expect.element(screen.getByLabelText('What to do')).toHaveFocus()
  await screen.getByLabelText('Cards per student').fill('0')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Must be more than 0 cards.')).toBeVisible()
  await screen.getByLabelText('Cards per student').fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/shops/class-id/cards',
    // In the order of their names.
    body: { cards: 5, students: ['s1', 's3', 's2'] },
  })
  const added = (id: string) => ({ id, cards: 5, currency: 8 })
  calls[0]?.answer(200, { students: ['s1', 's2', 's3'].map(added) })
  await expect.element(screen.getByText('5 cards added for 3 students.')).toBeVisible()
  await expect.element(opener).toHaveFocus()
})

test('whoever has fewer than are taken is told of before and after', async () => {
  const { screen, calls } = await students()
  await screen.getByRole('checkbox', { name: 'Select Ana Ruiz' }).click()
  await screen.getByRole('checkbox', { name: 'Select Bo Li' }).click()
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Add or take cards for 2 students' }).click()
  await screen.getByLabelText('What to do').selectOptions('Take')
  await screen.getByLabelText('Cards per student').fill('5')
  await expect
    .element(screen.getByText('1 student has fewer cards than that, and will have none left.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Take', exact: true }).click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({ cards: -5, students: ['s1', 's3'] })
  const answer = [
    { id: 's1', cards: -3, currency: 0 },
    { id: 's3', cards: -5, currency: 5 },
  ]
  calls[0]?.answer(200, { students: answer })
  await expect
    .element(
      screen.getByText('5 cards taken from 1 student. 1 student had fewer, and has none left.'),
    )
    .toBeVisible()
})

test('on a phone a name is not broken after every few letters', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { screen } = await students()
  const table = screen.getByRole('group', { name: 'Students' }).element()
  for (const name of table.querySelectorAll('tbody th'))
    expect(name.clientWidth).toBeGreaterThan(table.clientWidth / 2)
})
