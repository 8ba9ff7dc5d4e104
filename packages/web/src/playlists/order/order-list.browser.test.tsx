import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderList } from './order-list'

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Title ${index + 1}`)

async function open(count: number) {
  const orders: string[][] = []
  const removed: string[] = []
  const items = titles(count).map((title, index) => ({
    id: `id-${index + 1}`,
    place: index + 1,
    isLast: index === count - 1,
    title,
    language: undefined,
    cover: undefined,
  }))
  const screen = await render(
    <OrderList items={items} onOrder={ids => orders.push(ids)} onRemove={id => removed.push(id)} />,
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
