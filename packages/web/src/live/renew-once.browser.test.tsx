import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetTyped, renewOnce, typedBefore } from './renew-once'

beforeEach(() => sessionStorage.clear())

test('an old page is reloaded once, and what was typed in it is there until it is taken', async () => {
  await render(
    <section data-hall>
      <form>
        <input aria-label="Your answer" defaultValue="el pa" />
      </form>
    </section>,
  )
  const reload = vi.fn()
  expect(renewOnce(reload)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(typedBefore()).toBe('el pa')
  expect(renewOnce(reload)).toBe(false)
  forgetTyped()
  expect(typedBefore()).toBe('')
  expect(renewOnce(reload)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})
