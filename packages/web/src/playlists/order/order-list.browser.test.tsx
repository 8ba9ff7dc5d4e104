import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderList } from './order-list'

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Title ${index + 1}`)

async function open(count: number, more = '') {
  const orders: string[][] = []
  const removed: string[] = []
  const items = titles(count).map((title, index) => ({
    id: `id-${index + 1}`,
    place: index + 1,
    isLast: index === count - 1,
    title: title + more,
    language: undefined,
    cover: undefined,
  }))
  const screen = await render(
    <OrderList
      label="Conversations"
      items={items}
      onOrder={ids => orders.push(ids)}
      onRemove={id => removed.push(id)}
    />,
  )
  return { screen, orders, removed }
}

test('of a thousand conversations only those near the view are there', async () => {
  const { screen } = await open(1000)
  await expect.element(screen.getByText('Title 1', { exact: true })).toBeVisible()
  expect(screen.getByRole('row').elements().length).toBeLessThan(30)
  const grid = screen.getByRole('grid').element()
  expect(grid.getAttribute('aria-rowcount')).toBe('1000')
  grid.scrollTop = grid.scrollHeight
  await expect.element(screen.getByText('Title 1000', { exact: true })).toBeVisible()
  expect(screen.getByRole('row').elements().length).toBeLessThan(30)
})

test('the buttons of a row move it by one place and say where it is now', async () => {
  const { screen, orders } = await open(3)
  await screen.getByRole('button', { name: 'Move down: Title 1' }).click()
  await screen.getByRole('button', { name: 'Move up: Title 3' }).click()
  expect(orders).toEqual([
    ['id-2', 'id-1', 'id-3'],
    ['id-1', 'id-3', 'id-2'],
  ])
  await expect.element(screen.getByText('Title 3 is now number 2 of 3.')).toBeInTheDocument()
})

test('the first cannot go up, the last cannot go down', async () => {
  const { screen } = await open(2)
  await expect.element(screen.getByRole('button', { name: 'Move up: Title 1' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Move down: Title 2' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Move down: Title 1' })).toBeEnabled()
})

test('taking one out asks for that one', async () => {
  const { screen, removed } = await open(3)
  await screen.getByRole('button', { name: 'Remove: Title 2' }).click()
  expect(removed).toEqual(['id-2'])
})

test('a row is as high as its title, also when text is given more room', async () => {
  const { screen } = await open(3, ' of a long evening at the lost-property office'.repeat(4))
  const row = screen.getByRole('row').first()
  await expect.element(row).toBeVisible()
  const height = () => row.element().getBoundingClientRect().height
  const isWhole = () =>
    row.element().scrollHeight <= (row.element().parentElement?.clientHeight ?? 0)
  await expect.poll(isWhole).toBe(true)
  const before = height()
  const spaced = document.createElement('style')
  spaced.textContent = '* { line-height: 2 !important; letter-spacing: 0.12em !important }'
  document.head.append(spaced)
  onTestFinished(() => spaced.remove())
  await expect.poll(height).toBeGreaterThan(before)
  await expect.poll(isWhole).toBe(true)
})
