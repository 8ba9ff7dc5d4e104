import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { nextPage } from '../../api/next-page'
import { useWholeList } from './use-whole-list'

const limit = 3

/** A list that is kept somewhere else, and changed there while it is shown. */
function List({ kept }: { kept: { ids: string[] } }) {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) =>
      Promise.resolve({
        items: kept.ids.slice((pageParam - 1) * limit, pageParam * limit).map(id => ({ id })),
        total: kept.ids.length,
        before: kept.ids[(pageParam - 1) * limit - 1],
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      nextPage(
        pages.map(page => page.items.length),
        total,
      ),
  })
  const { items, total } = useWholeList(query, page => page.items)
  return (
    <>
      <button type="button" onClick={() => void query.fetchNextPage()}>
        More
      </button>
      <output>
        {total}: {items.map(({ id }) => id).join(' ')}
      </output>
    </>
  )
}

async function show(ids: string[]) {
  const kept = { ids }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <List kept={kept} />
    </QueryClientProvider>,
  )
  const shows = (text: string) =>
    expect.poll(() => screen.getByRole('status').element().textContent).toBe(text)
  const more = () => screen.getByRole('button', { name: 'More' }).click()
  return { kept, shows, more }
}

test('what was deleted between two pages hides nothing behind it', async () => {
  const { kept, shows, more } = await show(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  await shows('7: a b c')
  kept.ids = ['b', 'c', 'd', 'e', 'f', 'g']
  await more()
  await shows('6: b c d e f g')
})

test('what was published between two pages is there, and nothing is there twice', async () => {
  const { kept, shows, more } = await show(['a', 'b', 'c', 'd', 'e'])
  await shows('5: a b c')
  kept.ids = ['new', 'a', 'b', 'c', 'd', 'e']
  await more()
  await shows('6: new a b c d e')
})

test('what took the place of another while the total stayed the same is seen by what comes twice', async () => {
  const { kept, shows, more } = await show(['a', 'b', 'c', 'd', 'e', 'f'])
  await shows('6: a b c')
  kept.ids = ['new', 'a', 'b', 'c', 'd', 'e']
  await more()
  await shows('6: new a b c d e')
})

test('what was deleted while another was published further down hides nothing: a page follows the one before', async () => {
  const { kept, shows, more } = await show(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  await shows('7: a b c')
  kept.ids = ['b', 'c', 'd', 'e', 'f', 'g', 'new']
  await more()
  await shows('7: b c d e f g')
})
