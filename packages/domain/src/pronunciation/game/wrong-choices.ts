import type { Draw } from '../../battle/random'
import { foldText } from '../../text/fold'
import { slipsBetween } from '../../text/near-words'
import { plainPinyin } from '../../words/pinyin-key'
import type { PronunciationItem } from '../item'
import { isSameItem } from './same-item'

/** What is compared to tell how near two items sound: pinyin without tones, else the text without accents. */
const heardAs = ({ text, pinyin }: PronunciationItem, language: string) =>
  language === 'zh' && pinyin ? plainPinyin(pinyin) : foldText(text)

const isContrast = (one: PronunciationItem, other: PronunciationItem) =>
  one.contrast === other.id || other.contrast === one.id

/**
 * The items that a question offers beside the right one (pronunciation.md#dealing-a-round): its contrast partner first,
 * then the nearest in sound, equally near ones by chance; never two that could not be told apart.
 *
 * @param most how many; where the list has fewer, there are fewer.
 */
export function wrongChoices(
  item: PronunciationItem,
  items: readonly PronunciationItem[],
  language: string,
  most: number,
  draw: Draw,
): readonly PronunciationItem[] {
  const own = heardAs(item, language)
  const candidates = items
    .map(other => ({
      other,
      isPartner: isContrast(item, other),
      slips: slipsBetween(own, heardAs(other, language)),
      lot: draw(),
    }))
    .toSorted(
      (a, b) => Number(b.isPartner) - Number(a.isPartner) || a.slips - b.slips || a.lot - b.lot,
    )
  const chosen: PronunciationItem[] = []
  for (const { other } of candidates) {
    if (chosen.length === most) break
    if ([item, ...chosen].every(one => !isSameItem(one, other, language))) chosen.push(other)
  }
  return chosen
}
