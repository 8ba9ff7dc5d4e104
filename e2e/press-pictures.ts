import type { Page } from 'playwright-core'
import { cardPictures } from '../packages/domain/src/devices/card-pictures'
import { cardPictureTexts } from '../packages/domain/src/messages/devices/devices'

/** Taps pictures of a card, by their numbers. */
export async function pressPictures(page: Page, pictures: readonly number[]) {
  for (const number of pictures) {
    const name = cardPictureTexts[cardPictures[number] ?? 'sun']
    await page.getByRole('button', { name, exact: true }).click()
  }
}
