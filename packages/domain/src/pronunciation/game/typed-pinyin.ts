import { plainPinyin, tonedPinyin } from '../../words/pinyin-key'

/** How often an ü stands behind n or l, where a u would be another sound: the folded forms do not tell them apart. */
const roundVowels = (pinyin: string) =>
  pinyin
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('u:', 'v')
    .match(/[nl](?:v|u\u0308)/g)?.length ?? 0

/** The sound of pinyin with its tones, in one form for marks and numbers. */
export const pinyinSound = (pinyin: string): string =>
  `${tonedPinyin(pinyin)} ${roundVowels(pinyin)}`

/**
 * Whether pinyin that was typed is the sound of an item: its tones, as marks or as numbers, count only where
 * `tonesCount`; ü may be written v.
 */
export const isSamePinyin = (pinyin: string, typed: string, tonesCount: boolean): boolean =>
  tonesCount
    ? pinyinSound(pinyin) === pinyinSound(typed)
    : plainPinyin(pinyin) === plainPinyin(typed)
