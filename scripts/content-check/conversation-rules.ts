import { fairCues } from './cue-rules'
import {
  countOfLines,
  evenShares,
  fewSentences,
  inTurn,
  noTwoAlike,
  sayable,
  wordsOfLines,
} from './line-rules'
import { namesDiffer, namesFitVoices, twoVoices } from './people-rules'
import { pinyinSigns } from './pinyin-rules'
import { type Rule, retold } from './rule'
import { rightSigns } from './sign-rules'

/** What holds for every sample conversation by itself (content.md). */
export const conversationRules: readonly Rule[] = [
  countOfLines,
  inTurn,
  evenShares,
  noTwoAlike,
  wordsOfLines,
  sayable,
  fewSentences,
  fairCues,
  rightSigns,
  pinyinSigns,
  twoVoices,
  namesFitVoices,
  namesDiffer,
]

/** What holds for the translations of each further language as for the first. */
export const retoldRule: Rule = told =>
  retold(told).flatMap(one =>
    [...fairCues(one), ...rightSigns(one)].map(wrong => `in ${one.translationLanguage}: ${wrong}`),
  )
