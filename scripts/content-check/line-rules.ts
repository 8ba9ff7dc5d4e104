import type { Level } from '@duologue/domain/choices/levels'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import {
  signsIn,
  signsOfLine,
  wordsIn,
  wordsOfLine,
} from '@duologue/domain/conversations/line-lengths'
import { normaliseText } from '@duologue/domain/text/normalise'
import { numbered, type Rule } from './rule'

const linesInAll = { fewest: 14, most: 16 }

/** How many lines a conversation has (content.md#lines). */
export const countOfLines: Rule = ({ dialogue: { length } }) =>
  length < linesInAll.fewest || length > linesInAll.most
    ? [`has ${length} lines, not ${linesInAll.fewest} to ${linesInAll.most}`]
    : []

/** Nobody speaks twice in a row (content.md#lines). */
export const inTurn: Rule = told =>
  numbered(told)
    .filter(({ character }, place) => character === told.dialogue[place - 1]?.character)
    .map(({ number }) => `line ${number}: the same character speaks again`)

/** Both have their share of the lines (content.md#lines). */
export const evenShares: Rule = ({ dialogue }) => {
  const first = dialogue.filter(({ character }) => character === 1).length
  const second = dialogue.length - first
  return Math.abs(first - second) > 1 ? [`the characters have ${first} and ${second} lines`] : []
}

/** No two lines are alike but for case, accents and punctuation (content.md#lines). */
export const noTwoAlike: Rule = told => {
  const seen = new Map<string, number>()
  return numbered(told).flatMap(({ number, text }) => {
    const form = normaliseText(text, told.language)
    const before = seen.get(form)
    seen.set(form, number)
    return before === undefined ? [] : [`lines ${before} and ${number} are alike`]
  })
}

const longChinese = (level: Level): Rule => {
  return told =>
    numbered(told)
      .filter(({ text }) => signsIn(text) > signsOfLine[level])
      .map(
        ({ number, text }) => `line ${number}: ${signsIn(text)} signs, not ${signsOfLine[level]}`,
      )
}

/** How long lines are in words, in Chinese in signs (content.md#length). */
export const wordsOfLines: Rule = told => {
  if (told.language === 'zh') return longChinese(told.difficulty)(told)
  const most = wordsOfLine[told.difficulty]
  if (!most) return []
  const lines = numbered(told).map(({ number, text }) => ({ number, count: wordsIn(text).length }))
  const mean = lines.reduce((sum, { count }) => sum + count, 0) / lines.length
  return [
    ...(mean > most.mean ? [`${mean.toFixed(1)} words a line, not ${most.mean}`] : []),
    ...lines
      .filter(({ count }) => count > most.longest)
      .map(({ number, count }) => `line ${number}: ${count} words, not ${most.longest}`),
  ]
}

/** Characters of a line for those who read slowly yet; the others have what authors are warned of. */
const characters: Partial<Record<Level, number>> = { A1: 45, A2: 60, B1: 70 }

/** A line can be said in one go (content.md#length). */
export const sayable: Rule = told => {
  const most = characters[told.difficulty] ?? conversationLimits.longText
  return numbered(told)
    .filter(({ text }) => text.length > most)
    .map(({ number, text }) => `line ${number}: ${text.length} characters, not ${most}`)
}

const mostSentences = 2
/** What is said in so many words or fewer is a call ("Non !", "Chut, monsieur !"), no sentence. */
const call = 2

/** The sentences of a line but for short calls; Chinese words are counted by two signs. */
const sentencesIn = (text: string) =>
  text
    .split(/[.!?…。！？]+/u)
    .filter(piece => wordsIn(piece).length > call || signsIn(piece) > 2 * call)

/** A line has few sentences (content.md#length). */
export const fewSentences: Rule = told =>
  numbered(told).flatMap(({ number, text }) => {
    const count = sentencesIn(text).length
    return count > mostSentences ? [`line ${number}: ${count} sentences, not ${mostSentences}`] : []
  })
