import { newBattle } from '@duologue/domain/battle/battle'
import { noFacts } from '@duologue/domain/battle/facts/duel-facts'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { fastestAnswer, roundStartTime } from '@duologue/domain/battle/timing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { battleSounds } from '../../saved-here/battle-choices'
import { type Heard, speakLine } from '../../voices/speak-line'
import { Arena } from '../arena/arena'
import { pretendClock } from '../pretend-clock'
import { type RunningBattle, runBattle } from '../run-battle'
import { sampleScript } from '../sample-game'
import { type PretendVoice, pretendVoice } from '../speaking/pretend-voice'
import { useBattle } from '../use-battle'
import { useBattleKeys } from './use-battle-keys'
import { useLineVoice } from './use-line-voice'

const lines = sampleSetup().lines.map(line => ({ ...line, audio: `/audio/es/${line.id}.mp3` }))

/** A listening game that has come to its first line, which belongs to `player` and is being spoken. */
function listeningGame(player: 1 | 2, setup = sampleSetup({ mode: 'listening', lines })) {
  for (let seed = 0; ; seed += 1) {
    const clock = pretendClock()
    const game = runBattle({ seed, battle: newBattle(setup), elapsed: 0 }, clock)
    game.run()
    game.start()
    // For a second it has been: no line can have been heard at once.
    clock.pass(roundStartTime + 1000)
    if (turnOf(game).player === player) return { game, clock, line: lineOf(game) }
  }
}

function turnOf(game: RunningBattle) {
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  return phase.turn
}

function lineOf(game: RunningBattle) {
  const line = game.now().setup.lines[turnOf(game).lineIndex]
  if (line === undefined) throw new Error('there is no line')
  return line
}

function Duel({
  game,
  voice: speaker,
}: {
  game: RunningBattle
  voice: Pick<PretendVoice, 'speak'>
}) {
  const battle = useBattle(game)
  const voice = useLineVoice(battle, game.heard, speaker.speak)
  const { phase } = battle
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  useBattleKeys(
    choices.length,
    action => {
      if (action.kind === 'replay') voice.replay()
      const choice = action.kind === 'answer' ? choices[action.choice] : undefined
      if (choice !== undefined) game.answer(choice)
    },
    true,
  )
  return (
    <Arena
      facts={noFacts}
      battle={battle}
      script={sampleScript}
      elapsed={game.elapsed}
      voice={voice}
      onAnswer={game.answer}
    />
  )
}

async function duel(player: 1 | 2, way: Heard = 'clip', setup?: ReturnType<typeof sampleSetup>) {
  const { game, clock, line } = listeningGame(player, setup)
  const voice = pretendVoice(way)
  const screen = await render(<Duel game={game} voice={voice} />)
  await expect.poll(() => voice.spoken.length).toBe(1)
  return { game, clock, line, voice, screen }
}

test('the line is spoken and nothing of it is shown; no clock, no answers before its end', async () => {
  const { game, clock, line, voice, screen } = await duel(1)
  expect(voice.spoken).toEqual([{ text: line.text, audio: line.audio, language: 'es', rate: 1 }])
  await expect.element(screen.getByText('Listen…')).toBeVisible()
  const area = screen.getByRole('region', { name: 'This turn' })
  clock.pass(60_000)
  expect(area.getByRole('listitem').getByRole('button').query()).toBeNull()
  expect(screen.getByRole('timer').query()).toBeNull()
  expect(area.getByText(line.translation ?? '').query()).toBeNull()
  await userEvent.keyboard('1')
  expect(turnOf(game).moment.state).toBe('start')
})

test('its end starts the clock, shows the answers and reads them out', async () => {
  const { game, clock, line, voice, screen } = await duel(1)
  voice.end()
  await expect.element(screen.getByRole('timer')).toBeVisible()
  const answers = screen.getByRole('list', { name: 'Your answers' })
  await expect.element(answers).toHaveFocus()
  await expect.element(answers.getByRole('button', { name: line.text })).toBeVisible()
  const told = screen.getByRole('status').filter({ hasText: 'Choose what you heard.' })
  for (const [index, id] of turnOf(game).choices.entries()) {
    const choice = lines.find(one => one.id === id)
    await expect.element(told).toHaveTextContent(`${index + 1}: ${choice?.text}`)
  }
  clock.pass(fastestAnswer)
  await userEvent.keyboard('1')
  expect(turnOf(game).moment.state).toBe('feedback')
})

test('the line is replayed by its button and by space, and the clock stays as it was', async () => {
  const { game, line, voice, screen } = await duel(1)
  const replay = screen.getByRole('button', { name: 'Replay the line' })
  await expect.element(replay).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard(' ')
  expect(voice.spoken).toHaveLength(1)
  voice.end()
  await expect.element(replay).toHaveAttribute('aria-disabled', 'false')
  const { moment } = turnOf(game)
  await userEvent.keyboard(' ')
  await expect.poll(() => voice.spoken.length).toBe(2)
  await replay.click()
  await expect.poll(() => voice.spoken.length).toBe(3)
  voice.end()
  expect(new Set(voice.spoken.map(({ audio }) => audio))).toEqual(new Set([line.audio]))
  expect(turnOf(game).moment).toEqual(moment)
})

test('a line that nothing can speak is shown until its end, and it says why', async () => {
  const { line, voice, screen } = await duel(1, 'silence')
  const shown = screen.getByRole('status').filter({ hasText: 'No voice here can read' })
  await expect.element(shown).toHaveTextContent(line.text)
  voice.end()
  await expect.element(screen.getByRole('timer')).toBeVisible()
  expect(shown.query()).toBeNull()
})

test('the computer’s line is spoken too, and it thinks after that', async () => {
  const { game, line, voice, screen } = await duel(2)
  expect(voice.spoken[0]).toMatchObject({ text: line.text, audio: line.audio })
  await expect.element(screen.getByText(/^Listen to (Ana|Leo)'s line…$/)).toBeVisible()
  expect(turnOf(game).moment.state).toBe('start')
  voice.end()
  await expect.element(screen.getByText(/is thinking…/)).toBeVisible()
})

test('muted sounds do not mute the line', async () => {
  battleSounds.set(false)
  const { voice } = await duel(1)
  expect(voice.spoken).toHaveLength(1)
  battleSounds.set(true)
})

test('an answer stops the replay of its line', async () => {
  const { game, clock, voice } = await duel(1)
  voice.end()
  await expect.poll(() => turnOf(game).moment.state).toBe('answer')
  clock.pass(fastestAnswer)
  await userEvent.keyboard(' ')
  await expect.poll(() => voice.isSpeaking()).toBe(true)
  await userEvent.keyboard('1')
  await expect.poll(() => voice.isSpeaking()).toBe(false)
})

test('of three different lines two are offered', async () => {
  const short = sampleSetup({ mode: 'listening', lines: lines.slice(0, 3) })
  const { voice, screen } = await duel(1, 'clip', short)
  voice.end()
  const answers = screen.getByRole('list', { name: 'Your answers' }).getByRole('button')
  await expect.poll(() => answers.elements().length).toBe(2)
})

test('a clip that cannot be played starts the clock too', async () => {
  // No browser has a voice for this language.
  const broken = sampleSetup({ mode: 'listening', language: 'qx', lines })
  const { game, line } = listeningGame(1, broken)
  const screen = await render(<Duel game={game} voice={{ speak: speakLine }} />)
  const shown = screen.getByRole('status').filter({ hasText: 'No voice here can read' })
  await expect.element(shown, { timeout: 5000 }).toHaveTextContent(line.text)
  await expect.element(screen.getByRole('timer'), { timeout: 5000 }).toBeVisible()
})

test('a battle resumed while it waits for the answer is quiet until the line is replayed', async () => {
  const { game } = listeningGame(1)
  game.heard()
  const resumed = runBattle(JSON.parse(JSON.stringify(game.record())), pretendClock())
  const voice = pretendVoice('clip')
  const screen = await render(<Duel game={resumed} voice={voice} />)
  await expect.element(screen.getByRole('timer')).toBeVisible()
  expect(voice.spoken).toHaveLength(0)
  await userEvent.keyboard(' ')
  await expect.poll(() => voice.spoken.length).toBe(1)
})

test('with Take It Easy the line is spoken at half its speed', async () => {
  const setup = sampleSetup({ mode: 'listening', lines, powers: ['take-it-easy'] })
  const { voice } = await duel(1, 'clip', setup)
  expect(voice.spoken[0]?.rate).toBe(0.5)
})
