import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'
import { ScrollingTable } from '../ui/lists/scrolling-table'

test('on a phone the box to tick stands beside the name, as large as a finger', async () => {
  await page.viewport(360, 740)
  const screen = await render(
    <ScrollingTable label="Students" isStacked>
      <tbody>
        <tr>
          <td>
            <label style={{ display: 'block', width: 44, height: 44 }}>
              <input type="checkbox" aria-label="Select" />
            </label>
          </td>
          <th scope="row" data-long>
            Friederike-Charlotte Mühlenkamp-Westerhagen
          </th>
          <td>friederike@school.example</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  )
  const box = screen.getByRole('checkbox').element().closest('td')?.getBoundingClientRect()
  const name = screen.getByRole('rowheader').element().getBoundingClientRect()
  expect(box?.width).toBe(44)
  expect(name.left).toBeGreaterThan(box?.right ?? Number.POSITIVE_INFINITY)
  expect(name.top).toBeLessThan(box?.bottom ?? 0)
})
