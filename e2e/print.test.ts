import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { callAs, joinClass, newClass, signedInAs } from './school'

useBrowser()

/** How many sheets of A4 a page takes. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test.each([
  ['es', 'A1'],
  ['fr', 'C2'],
])(
  'a dialogue in %s of %s is one sheet of two columns, with nothing to press',
  async (language, level) => {
    const query = `language=${language}&difficulty=${level}&limit=1`
    const answer = await fetch(`${inject('address')}/api/conversations?${query}`)
    const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
    const page = await visitor({ viewport: { width: 700, height: 900 } })
    await page.goto(`/conversations/${conversations[0]?.id}`)
    await page.getByRole('button', { name: 'Play all' }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const gone of [
      'header >> nth=0',
      'footer',
      'main button >> nth=0',
      'text=Battle Mode >> nth=0',
    ])
      expect(await page.locator(gone).isVisible(), gone).toBe(false)
    const lefts = await page
      .locator('main ol > li')
      .evaluateAll(lines => lines.map(line => Math.round(line.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(2)
    expect(await page.locator('html').evaluate(html => getComputedStyle(html).color)).toBe(
      'rgb(28, 27, 34)',
    )
    expect(sheets(await page.pdf({ format: 'A4' }))).toBe(1)
  },
)

test('the results of a class are a whole table on paper, with nothing to press', async () => {
  const [teacher, student] = [
    await visitor({ viewport: { width: 700, height: 500 } }),
    await visitor(),
  ]
  await Promise.all([signedInAs(teacher, 'teacher'), signedInAs(student, 'student')])
  await Promise.all([teacher.goto('/home'), student.goto('/home')])
  const classId = await newClass(teacher, 'On paper')
  await joinClass(student, classId)
  const answer = await fetch(`${inject('address')}/api/conversations?language=es&limit=12`)
  const { conversations } = (await answer.json()) as {
    conversations: { id: string; title: string }[]
  }
  for (const { id } of conversations)
    await callAs(teacher, 'POST', '/api/assignments', {
      classes: [classId],
      conversation: id,
      type: 'conversationGame',
      mode: 'any',
      difficulty: 'any',
      requirement: 'win',
      dateDue: '2100-06-01',
    })
  await teacher.goto(`/classes/${classId}/teacher?tab=results`)
  const table = teacher.getByRole('table')
  await table.waitFor()
  // On the screen it scrolls by itself.
  const isCut = () =>
    table.evaluate(({ parentElement: box }) => {
      if (!box) throw new Error('the table stands nowhere')
      return getComputedStyle(box).overflow !== 'visible' && box.scrollWidth > box.clientWidth
    })
  await expect.poll(isCut).toBe(true)
  await teacher.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(isCut).toBe(false)
  for (const gone of ['header >> nth=0', 'footer', 'main nav', 'main button >> nth=0'])
    expect(await teacher.locator(gone).isVisible(), gone).toBe(false)
  for (const { title } of conversations)
    expect(await table.getByText(title, { exact: true }).isVisible(), title).toBe(true)
  const heads = await table
    .locator('th, td')
    .evaluateAll(
      cells =>
        cells.filter(
          cell =>
            getComputedStyle(cell).position === 'sticky' || cell.scrollWidth > cell.clientWidth + 1,
        ).length,
    )
  expect(heads).toBe(0)
  expect(sheets(await teacher.pdf({ format: 'A4', landscape: true }))).toBe(1)
})
