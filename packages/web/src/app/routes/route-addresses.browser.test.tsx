import { expect, test, vi } from 'vitest'
import { pretendApi } from '../../api/pretend-api'
import { createAppRouter } from './create-router'

test('each address without a name in it leads to its own route', () => {
  const router = createAppRouter({ api: pretendApi().api })
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const paths = Object.values(router.routesById)
    .map(({ fullPath }) => fullPath)
    .filter(path => path && !path.includes('$'))
  expect(paths.length).toBeGreaterThan(20)
  for (const to of paths) router.buildLocation({ to })
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})
