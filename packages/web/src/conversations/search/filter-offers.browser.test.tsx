import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ConversationFilters } from './conversation-filters'
import { FilterOffers } from './filter-offers'

async function offer(filters: ConversationFilters) {
  const chosen: ConversationFilters[] = []
  const screen = await render(
    <FilterOffers filters={filters} onChange={next => chosen.push(next)} />,
  )
  return { screen, chosen, button: (name: string) => screen.getByRole('button', { name }) }
}

test('a language and a level that were typed are offered, and stand as filters when pressed', async () => {
  const { button, chosen } = await offer({ title: 'spanish A1 tea', recent: '-1' })
  await button('Filter by Spanish').click()
  await button('Filter by A1').click()
  expect(chosen).toEqual([
    { title: 'A1 tea', language: 'es', recent: '-1' },
    { title: 'spanish tea', difficulty: ['A1'], recent: '-1' },
  ])
})

test('a band is offered by its name, and nothing where nothing is named', async () => {
  const { button, chosen } = await offer({ title: 'beginner' })
  await button('Filter by Beginner').click()
  expect(chosen).toEqual([{ difficulty: ['A1', 'A2'] }])
  const { screen } = await offer({ title: 'la silla verde' })
  expect(screen.container.querySelectorAll('button')).toHaveLength(0)
})
