import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'

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
