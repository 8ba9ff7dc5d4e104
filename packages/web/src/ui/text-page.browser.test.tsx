import { privacy } from '@duologue/domain/messages/site/privacy'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextPage } from './text-page'

test('what students should know stands in a box of its own, before everything else', async () => {
  const screen = await render(<TextPage page={privacy} />)
  const box = screen.getByRole('region', { name: 'For students' })
  await expect.element(box).toBeVisible()
  expect(box.getByRole('listitem').all()).toHaveLength(10)
  const headings = screen.getByRole('heading', { level: 2 }).all()
  expect(headings[0]?.element().textContent).toBe('For students')
})

test('a page without such a box has none', async () => {
  const page = { title: 'Page', sections: [{ heading: 'One', paragraphs: ['Text.'] }] }
  const screen = await render(<TextPage page={page} />)
  await expect.element(screen.getByRole('heading', { name: 'One' })).toBeVisible()
  expect(screen.getByText('For students').query()).toBeNull()
})
