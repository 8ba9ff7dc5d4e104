import { newBattle } from '@duologue/domain/battle/battle'
import type { BattleSetup } from '@duologue/domain/battle/battle-setup'
import { noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { roundStartTime } from '@duologue/domain/battle/timing'
import { scoreSpeech } from '@duologue/domain/speech/score-speech'
import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type PretendRecogniser, pretendRecogniser } from '../../speech/pretend-recogniser'
import { Arena } from '../arena/arena'
import { pretendClock } from '../pretend-clock'
import { type RunningBattle, runBattle } from '../run-battle'
import { sampleScript } from '../sample-game'
import { useBattleKeys } from '../turn/use-battle-keys'
import { useBattle } from '../use-battle'
import { type PretendVoice, pretendVoice } from './pretend-voice'
import type { SpeakingControls } from './speaking-panel'

beforeEach(() => localStorage.clear())

function turnOf(game: RunningBattle) {
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  return phase.turn
}

/** A speaking game that has come to its first line, which the learner has had the time to say. */
function speakingGame(changes: Partial<BattleSetup>) {
  const setup = sampleSetup({ mode: 'speaking', ...changes })
  for (let seed = 0; ; seed += 1) {
    const clock = pretendClock()
    const game = runBattle({ seed, battle: newBattle(setup), elapsed: 0 }, clock, scoreSpeech)
    game.run()
    game.start()
    clock.pass(roundStartTime + 1000)
    if (turnOf(game).player === 1) return { game, clock }
  }
}

function Duel({
  game,
  ears,
  voice,
}: {
  game: RunningBattle
  ears: PretendRecogniser
  voice: PretendVoice
}) {
  const battle = useBattle(game)
  const controls = useRef<SpeakingControls>(null)
  useBattleKeys(0, action => action.kind === 'replay' && controls.current?.record(), true)
  return (
    <Arena
      facts={noFacts}
      battle={battle}
      script={sampleScript}
      elapsed={game.elapsed}
      speaking={{
        controls,
        onSay: game.say,
        onHear: game.heard,
        recognise: ears.recognise,
        speak: voice.speak,
      }}
      onAnswer={game.answer}
      onPower={game.activatePower}
    />
  )
}

async function duel(changes: Partial<BattleSetup> = {}) {
  const { game, clock } = speakingGame(changes)
  const [ears, voice] = [pretendRecogniser(), pretendVoice('clip')]
  const screen = await render(<Duel game={game} ears={ears} voice={voice} />)
  const area = screen.getByRole('region', { name: 'This turn' })
  const record = area.getByRole('button', { name: 'Record' })
  return { game, clock, ears, voice, screen, area, record }
}

test('the line is shown and said: what was heard stands beside what was wanted', async () => {
  const { game, ears, area, record } = await duel()
  await expect.element(area.getByText('¿Tienes mi llave?')).toBeVisible()
  expect(area.getByRole('list', { name: 'Your answers' }).query()).toBeNull()
  await record.click()
  await expect.element(area.getByText('Press Allow to enable recording.')).toBeVisible()
  ears.start()
  await expect.element(area.getByText('Recording... speak now!')).toBeVisible()
  ears.hear('tienes la llave')
  await expect.element(area.getByText('66% of the words matched')).toBeVisible()
  await expect.element(area.getByText(/75% needed/)).toBeVisible()
  await expect.element(area.getByText('mi (missing)')).toBeVisible()
  await expect.element(area.getByText('la (not in the line)')).toBeVisible()
  expect(turnOf(game).moment).toMatchObject({ state: 'feedback', answer: { right: false } })
})

test('the best of the alternatives counts, and the record tells three of fifty', async () => {
  const { game, ears, record } = await duel({ difficulty: 'hard' })
  await record.click()
  const transcripts = Array.from({ length: 49 }, (_, number) => `llave ${number}`)
  ears.end({
    heard: [...transcripts, 'tienes mi llave'].map(transcript => ({
      transcript,
      confidence: null,
    })),
  })
  await expect.poll(() => turnOf(game).moment).toMatchObject({ answer: { right: true } })
  const said = game.record().events?.find(({ type }) => type === 'say')
  expect(said?.type === 'say' && said.heard.map(({ transcript }) => transcript)).toEqual([
    'tienes mi llave',
    'llave 0',
    'llave 1',
  ])
})

test('space records, and space again ends it', async () => {
  const { ears, area } = await duel()
  await userEvent.keyboard(' ')
  await expect.poll(() => ears.isOpen()).toBe(true)
  await userEvent.keyboard(' ')
  await expect.poll(() => ears.isOpen()).toBe(false)
  await expect.element(area.getByRole('alert')).toHaveTextContent('Error: No speech detected.')
})

test.each([
  ['no-match', 'Error: Speech not recognized.'],
  ['no-speech', 'Error: No speech detected.'],
  ['audio-capture', 'Error: audio-capture'],
  ['network', 'Error: network'],
])(
  'after %s it says “%s”, the clock goes on and the line can be said again',
  async (failure, sentence) => {
    const { game, ears, area, record } = await duel()
    await record.click()
    ears.end({ failure })
    await expect.element(area.getByRole('alert')).toHaveTextContent(sentence)
    expect(turnOf(game).moment.state).toBe('answer')
    await record.click()
    ears.hear('tienes mi llave')
    await expect.poll(() => turnOf(game).moment).toMatchObject({ answer: { right: true } })
  },
)

test('a blocked microphone leads to the instructions', async () => {
  const { ears, screen, area, record } = await duel()
  await record.click()
  ears.end({ failure: 'not-allowed' })
  await expect.element(area.getByRole('alert')).toHaveTextContent('The microphone is blocked.')
  await area.getByRole('button', { name: 'How to change the settings' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Allow the microphone' })).toBeVisible()
})

test('the run-out clock closes the microphone', async () => {
  const { game, clock, ears, record } = await duel()
  await record.click()
  clock.pass(30_000)
  await expect.poll(() => ears.isOpen()).toBe(false)
  expect(turnOf(game).moment).toMatchObject({ state: 'feedback', answer: { choice: null } })
})

test('a pause closes the microphone, and nothing can be recorded until the game goes on', async () => {
  const { game, ears, record } = await duel({ powers: ['freeze'] })
  await record.click()
  game.activatePower('freeze')
  await expect.poll(() => ears.isOpen()).toBe(false)
  await userEvent.keyboard(' ')
  expect(ears.dialects).toHaveLength(1)
  game.activatePower('freeze')
  await expect.element(record).toHaveAttribute('aria-disabled', 'false')
})

test('the line can be heard, slower with Take It Easy, which gives Speaking Master up for this turn', async () => {
  const { game, voice, area, record, ears } = await duel({
    powers: ['speaking-master', 'take-it-easy'],
  })
  await expect.element(area.getByText(/Speaking Master does not count/)).toBeVisible()
  await area.getByRole('button', { name: 'Hear the line' }).click()
  expect(voice.spoken).toMatchObject([{ text: '¿Tienes mi llave?', language: 'es', rate: 0.5 }])
  expect(turnOf(game).wasHeard).toBe(true)
  await expect.poll(() => area.getByText(/Speaking Master does not count/).query()).toBeNull()
  await record.click()
  expect(voice.isSpeaking()).toBe(false)
  ears.hear('tienes mi llave')
  await expect.poll(() => turnOf(game).moment.state).toBe('feedback')
})
