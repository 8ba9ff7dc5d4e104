import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleSheetWord } from '../sample-sheet'
import { WordChoiceList } from './word-choice-list'

test('a choice is pressed by hand and keys, but not twice, and not by the second of a double press', async () => {
  const chosen: number[] = []
  const words = new Map(['mer', 'lune'].map(id => [id, sampleSheetWord(id)]))
  const screen = await render(
    <WordChoiceList
      choices={['mer', 'lune']}
      tried={[1]}
      words={words}
      language="fr"
      onChoose={place => chosen.push(place)}
    />,
  )
  const [mer, lune] = [
    screen.getByRole('button', { name: 'mer' }),
    screen.getByRole('button', { name: 'lune' }),
  ]
  await mer.click()
  mer.element().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
  expect(chosen).toEqual([0])
  // Enter on a button is a click that was never counted.
  mer.element().dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }))
  expect(chosen).toEqual([0, 0])
  await lune.click({ force: true })
  expect(chosen).toEqual([0, 0])
})
