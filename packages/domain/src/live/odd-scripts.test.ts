import { describe, expect, test } from 'vitest'
import type { BattleLine } from '../battle/battle-setup'
import { type Hall, newHall } from './hall'
import type { HallSettings } from './hall-settings'
import { askedIn } from './line-stats'
import { foldAll, sampleJoin, sampleOpening } from './sample-hall'
import { playOwnGame } from './sample-own'
import { nextQuestion } from './sample-step'
import { memberView } from './views/member-view'

type Said = readonly [text: string, pinyin?: string]

const linesOf = (said: readonly Said[]): BattleLine[] =>
  said.map(([text, pinyin], place) => ({
    id: `line ${place}`,
    character: place % 2 === 0 ? 1 : 2,
    text,
    pinyin: pinyin ?? null,
    translation: `What is said as number ${place + 1}`,
    image: null,
    audio: null,
  }))

const scripts: readonly [string, string, readonly Said[]][] = [
  ['of two lines', 'es', [['Hola.'], ['Adiós.']]],
  [
    'in Chinese',
    'zh',
    [
      ['你好。', 'Nǐ hǎo.'],
      ['再见。', 'Zàijiàn.'],
      ['谢谢你。', 'Xièxie nǐ.'],
      ['不客气。', 'Bú kèqi.'],
    ],
  ],
]

function begun(language: string, said: readonly Said[], settings: Partial<HallSettings>): Hall {
  const opening = sampleOpening({ rounds: 2, difficulty: 'easy', goesOn: 'itself', ...settings })
  const script = { ...opening.script, language, lines: linesOf(said) }
  return foldAll(
    [
      [0, null, sampleJoin(1, { name: 'علي بن سينا' })],
      [1, null, sampleJoin(2, { side: settings.form === 'teams' ? 2 : 1 })],
      [1000, null, { type: 'start' }],
    ],
    newHall({ ...opening, script }),
  )
}

/** The whole game, every answer of the first member the first of the choices. */
function played(hall: Hall) {
  const questions: NonNullable<ReturnType<typeof memberView>>['turn'][] = []
  let now = hall
  for (let from = 1000; now.state === 'playing'; ) {
    let asked: ReturnType<typeof nextQuestion>
    try {
      asked = nextQuestion(now, from)
    } catch {
      break
    }
    questions.push(asked.turn)
    const answer = { type: 'answer', turn: asked.turn.id, choice: 0, elapsed: 2000 } as const
    from = asked.at + 2000
    now = foldAll([[from, 1, answer]], now)
  }
  return { questions, hall: now }
}

describe.each(scripts)('a conversation %s', (_, language, said) => {
  test.each(['class', 'teams', 'each'] as const)('is played in step to its end: %s', form => {
    const { questions, hall } = played(begun(language, said, { form, rounds: 1 }))
    expect(questions.length).toBeGreaterThan(0)
    for (const turn of questions) {
      const texts = turn?.choices.map(({ text }) => text) ?? []
      expect(texts.length).toBe(Math.min(4, said.length))
      expect(new Set(texts).size).toBe(texts.length)
      const pinyin = said.some(([, sound]) => sound !== undefined)
      expect(turn?.choices.every(choice => (choice.pinyin !== null) === pinyin)).toBe(true)
    }
    const view = memberView(hall, 1, hall.at + 3_600_000)
    expect([view?.state, view?.name]).toEqual(['ended', 'علي بن سينا'])
  })

  test('is played at one’s own pace to its end', () => {
    const over = playOwnGame(begun(language, said, { pace: 'own' }), 1, () => true, 3_000_000)
    expect(memberView(over, 1, 3_000_000)?.own?.game).toBe(2)
    expect(askedIn(over).every(({ right }) => right)).toBe(true)
  })
})
