import type { LogLine } from '@duologue/contract/school/school-log'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { LogTable } from './log-table'

const id = '01910000-0000-7000-8000-00000000aaaa'
const line = (what: LogLine['what'], about: string | null): LogLine => ({
  id: `${what} ${about}`,
  at: '2026-03-04T10:20:00Z',
  what,
  actor: { id, name: 'Ada Poe' },
  person: null,
  class: null,
  about,
})

test('a line says which platform, which import, how many and why; ids are for nobody to read', async () => {
  const lines = [
    line('platform-on', 'Campus Moodle'),
    line('deployment-let-in', 'left'),
    line('roster-applied', id),
    line('pupils-added', '26'),
    line('account-closed', 'left'),
    line('class-copied', id),
  ]
  const screen = await render(
    <PretendPage>
      <LogTable lines={lines} />
    </PretendPage>,
  )
  const rows = screen.getByRole('row')
  const told = rows.elements().map(row => row.lastElementChild?.textContent)
  expect(told).toEqual([
    'Details',
    'Campus Moodle',
    'left',
    'The import',
    '26',
    'They have left the school',
    '',
  ])
  await expect
    .element(screen.getByRole('link', { name: 'The import' }))
    .toHaveAttribute('href', `/school/rosters?roster=${id}`)
})
