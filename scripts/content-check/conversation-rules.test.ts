import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { describe, expect, test } from 'vitest'
import { guessedPercent } from './blind-guesses'
import { conversationRules, retoldRule } from './conversation-rules'
import { fairCues, markedAct } from './cue-rules'
import {
  countOfLines,
  evenShares,
  fewSentences,
  inTurn,
  noTwoAlike,
  sayable,
  wordsOfLines,
} from './line-rules'
import { namesDiffer, namesFitVoices, twoVoices, unknownNames } from './people-rules'
import { pinyinSigns, rightPinyin } from './pinyin-rules'
import type { Rule } from './rule'
import { goodSample } from './sample'
import { rightSigns } from './sign-rules'

const inLine = (wanted: number, what: Partial<SampleConversation['dialogue'][number]>) =>
  goodSample({}, (_, place) => (place === wanted - 1 ? what : {}))
const repeated = (word: string, count: number) => `${`${word} `.repeat(count).trim()}.`

test('a good conversation breaks no rule', () => {
  expect(conversationRules.flatMap(rule => rule(goodSample()))).toEqual([])
  const inFrench = goodSample({}, (_, place) => ({
    translations: { fr: `Voici la phrase x${place}, y${place}, z${place}, w${place}.` },
  }))
  expect(retoldRule(inFrench)).toEqual([])
  expect(unknownNames(goodSample())).toEqual([])
})

const { dialogue } = goodSample()

test.each<[string, Rule, SampleConversation, string]>([
  [
    '13 lines',
    countOfLines,
    goodSample({ dialogue: dialogue.slice(1) }),
    'has 13 lines, not 14 to 16',
  ],
  [
    '17 lines',
    countOfLines,
    goodSample({ dialogue: [...dialogue, ...dialogue.slice(0, 3)] }),
    'has 17 lines, not 14 to 16',
  ],
  [
    'somebody who speaks again',
    inTurn,
    inLine(14, { character: 1 }),
    'line 14: the same character speaks again',
  ],
  ['unequal shares', evenShares, inLine(2, { character: 1 }), 'the characters have 8 and 6 lines'],
  [
    'lines that are alike',
    noTwoAlike,
    inLine(5, { text: '¡buenos dias, busco una lampara!' }),
    'lines 1 and 5 are alike',
  ],
  [
    'a line of 15 words at A1',
    wordsOfLines,
    inLine(3, { text: repeated('sí', 15) }),
    'line 3: 15 words, not 14',
  ],
  [
    'many words in all',
    wordsOfLines,
    goodSample({}, () => ({ text: repeated('no', 9) })),
    '9.0 words a line, not 8',
  ],
  [
    'a Chinese line of 16 signs at A1',
    wordsOfLines,
    goodSample({ language: 'zh' }, (_, place) => (place === 1 ? { text: '好'.repeat(16) } : {})),
    'line 2: 16 signs, not 15',
  ],
  [
    'a line of 46 characters at A1',
    sayable,
    inLine(4, { text: `${'x'.repeat(45)}.` }),
    'line 4: 46 characters, not 45',
  ],
  [
    'a line of 81 characters at C1',
    sayable,
    goodSample({ difficulty: 'C1' }, () => ({ text: `${'x'.repeat(80)}.` })),
    'line 1: 81 characters, not 80',
  ],
  [
    'three sentences',
    fewSentences,
    inLine(4, { text: 'Yo no sé nada. Él no sabe nada. Nadie sabe nada.' }),
    'line 4: 3 sentences, not 2',
  ],
  [
    'cues of one character that are nearly alike',
    fairCues,
    inLine(3, { translation: 'Good morning, I want the lamp.' }),
    'lines 1 and 3 have translations that are nearly alike',
  ],
  [
    'cues of both that are the same',
    fairCues,
    inLine(2, { translation: 'Good morning: I want a lamp!' }),
    'lines 1 and 2 have translations that are nearly alike',
  ],
  [
    'cues that are nearly alike in a further language',
    retoldRule,
    goodSample({}, (_, place) => ({ translations: { fr: place < 2 ? 'Oui.' : `Le ${place}.` } })),
    'in fr: lines 1 and 2 have translations that are nearly alike',
  ],
  [
    'a sign that a further language has not',
    retoldRule,
    goodSample({}, (_, place) => ({ translations: { de: `»${place}«` } })),
    'in de: translation 1: quotation marks that de has not',
  ],
  [
    'two lines that do what is taught',
    markedAct,
    inLine(3, { act: undefined }),
    '2 lines are marked "act", not 3',
  ],
  [
    'one voice for two',
    twoVoices,
    goodSample({ character2: { name: 'Ernesto', voice: 'high', age: 'old' } }),
    'both are heard as high',
  ],
  [
    'two children, who have one voice',
    twoVoices,
    goodSample({
      character1: { name: 'Lucía', voice: 'high', age: 'child' },
      character2: { name: 'Ernesto', voice: 'low', age: 'child' },
    }),
    'both are heard as child',
  ],
  [
    'a name of the other voice',
    namesFitVoices,
    goodSample({ character2: { name: 'Carmen', voice: 'low', age: 'old' } }),
    'Carmen does not fit the low voice',
  ],
  [
    'a form of address of the other voice',
    namesFitVoices,
    goodSample({ language: 'de', character1: { name: 'Herr Vogel', voice: 'high', age: 'old' } }),
    'Herr Vogel does not fit the high voice',
  ],
  [
    'a Chinese uncle with the high voice',
    namesFitVoices,
    goodSample({ language: 'zh', character1: { name: '冯大爷', voice: 'high', age: 'old' } }),
    '冯大爷 does not fit the high voice',
  ],
  [
    'names that begin alike',
    namesDiffer,
    goodSample({ character2: { name: 'Don Luis', voice: 'low', age: 'old' } }),
    'Lucía and Don Luis begin alike',
  ],
  [
    'a name that is in no list',
    unknownNames,
    goodSample({ character2: { name: 'Zyx', voice: 'low', age: 'old' } }),
    'Zyx is in no list of names: does the voice fit?',
  ],
  ['pinyin in Spanish', rightPinyin(() => []), inLine(2, { pinyin: 'Hǎo.' }), 'line 2: has pinyin'],
  [
    'pinyin that begins small',
    pinyinSigns,
    inLine(2, { pinyin: 'hǎo.' }),
    'line 2: the pinyin begins small',
  ],
  [
    'twins in a row',
    pinyinSigns,
    inLine(2, { pinyin: 'Qīngqīngchǔchǔ.' }),
    'line 2: twins in a row without a hyphen',
  ],
  [
    'an ending that stands apart',
    pinyinSigns,
    inLine(2, { pinyin: 'Tā zuò zhe.' }),
    'line 2: 着 or 过 stands apart from its verb',
  ],
  [
    'Chinese marks in pinyin',
    pinyinSigns,
    inLine(2, { pinyin: 'Hǎo。' }),
    'line 2: Chinese marks in the pinyin',
  ],
])('%s: is told', (_, rule, sample, wrong) => {
  expect(rule(sample)).toContain(wrong)
})

test('a Chinese line without pinyin is told', () => {
  const sample = goodSample({ language: 'zh' })
  expect(rightPinyin(() => [])(sample)).toContain('line 1: has no pinyin')
})

describe('the signs of a text', () => {
  test.each<[string, SampleConversation, string]>([
    [
      'German quotation marks in Spanish',
      inLine(1, { text: 'Dice „no“.' }),
      'line 1: quotation marks that es has not',
    ],
    [
      'a curly apostrophe',
      inLine(1, { translation: 'I don’t.' }),
      'translation 1: a curly apostrophe',
    ],
    ['three full stops', inLine(1, { text: 'No...' }), 'line 1: three full stops for an ellipsis'],
    ['two spaces', inLine(1, { text: 'No  sé.' }), 'line 1: two spaces, or one at an end'],
    ['a space before a mark', inLine(1, { text: 'No .' }), 'line 1: a space before a mark'],
    ['half a question', inLine(1, { text: 'Qué?' }), 'line 1: ¿ and ? do not pair'],
    ['half a call', inLine(1, { text: '¡No' }), 'line 1: ¡ and ! do not pair'],
    ['half a quotation', inLine(1, { text: 'Dice «no.' }), 'line 1: « and » do not pair'],
    [
      'a French mark behind a plain space',
      goodSample({ language: 'fr', title: 'Où ?' }),
      'title: a mark without its space that does not break',
    ],
    [
      'a half-width mark in Chinese',
      goodSample({ language: 'zh', title: '好,好' }),
      'title: a half-width mark',
    ],
    ['a space in Chinese', goodSample({ language: 'zh', title: '好 好' }), 'title: a space'],
  ])('%s: is told', (_, sample, wrong) => {
    expect(rightSigns(sample)).toContain(wrong)
  })
})

test('a conversation of which every line has its own shape is guessed without reading', () => {
  const marks = ['?', '!', '?!', '.', '??', '!!', '. No.', '? No?']
  const told = goodSample({}, ({ text, translation }, place) => ({
    text: `${text.slice(0, -1)}${marks[Math.floor(place / 2)]}`,
    translation: `${translation.slice(0, -1)}${marks[Math.floor(place / 2)]}`,
  }))
  expect(guessedPercent([told])).toBeGreaterThan(90)
})
