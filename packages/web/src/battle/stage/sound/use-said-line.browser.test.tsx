import type { Battle } from '@duologue/domain/battle/battle'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { sampleGame } from '../../sample-game'
import { saidLine, useSaidLine } from './use-said-line'

/** Half a second of silence. */
function clip(): string {
  const bytes = new Uint8Array(44 + 4000)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + 4000, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, 4000, true)
  bytes.fill(128, 44)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}

/** A game in which every line has a recording. */
function recorded(battle: Battle, audio: string | null): Battle {
  const lines = battle.setup.lines.map(line => ({ ...line, audio }))
  return { ...battle, setup: { ...battle.setup, lines } }
}

function answered(isRight: boolean, audio: string | null = clip()) {
  const { game, clock } = sampleGame(1)
  const { phase } = game.now()
  if (phase.name !== 'roundPlay') throw new Error('there is no turn')
  const { choices, lineId } = phase.turn
  const before = recorded(game.now(), audio)
  game.answer(isRight ? lineId : (choices.find(id => id !== lineId) ?? ''))
  const after = recorded(game.now(), audio)
  clock.pass(2300)
  return { before, after, next: recorded(game.now(), audio) }
}

afterEach(() => vi.restoreAllMocks())

test('only a line is said that was answered rightly, has a recording, and was read', () => {
  const { before, after, next } = answered(true)
  expect(saidLine(before)).toBeNull()
  expect(saidLine(after)).toMatchObject({ turn: '1-0' })
  expect(saidLine(next)).toBeNull()
  expect(saidLine(answered(true, null).after)).toBeNull()
  expect(saidLine(answered(false).after)).toBeNull()
  for (const mode of ['listening', 'speaking'] as const)
    expect(saidLine({ ...after, setup: { ...after.setup, mode } })).toBeNull()
})

test('it is heard once, and is quiet in the next turn', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  const { before, after, next } = answered(true)
  const { result, rerender } = await renderHook(
    (props?: { battle: Battle }) => useSaidLine(props?.battle ?? before, true),
    { initialProps: { battle: before } },
  )
  await rerender({ battle: after })
  await expect.poll(() => result.current).toBe(true)
  await rerender({ battle: { ...after } })
  expect(played).toHaveBeenCalledTimes(1)
  await rerender({ battle: next })
  await expect.poll(() => result.current).toBe(false)
  await expect.poll(() => paused.mock.calls.length).toBe(1)
})

test('with the switch off nothing is said', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  await renderHook(() => useSaidLine(answered(true).after, false))
  expect(played).not.toHaveBeenCalled()
})
