import type { Tag } from 'jieba-wasm'
import { lazily } from '../../lazily'

/** What Chinese is read with: words with their kinds, and the readings of a word's characters. */
export interface ChineseDictionaries {
  /** The words of a text with their parts of speech (`r` pronoun, `v` verb, `a` adjective …). */
  tag(text: string): Tag[]
  /** One reading a character, with tone marks, as dictionaries write it. */
  readings(word: string): string[]
}

/** The dictionaries, loaded when the first Chinese text comes: that takes a third of a second and 100 MB. */
export const loadChinese = lazily(async (): Promise<ChineseDictionaries> => {
  const [jieba, pinyin] = await Promise.all([import('jieba-wasm'), import('pinyin-pro')])
  return {
    // Without guessing at unknown words: what it guesses in lyrics is wrong more often than not.
    tag: text => jieba.tag(text, false),
    // 一 and 不 keep their own tones: dictionaries write yī gè and bù shì.
    readings: word => pinyin.pinyin(word, { type: 'array', toneSandhi: false }),
  }
})
