import { expect, test } from 'vitest'
import { hallLimits } from './hall-limits'
import { songScript } from './song-script'

const line = (text: string, changes: object = {}) => ({
  id: text,
  text,
  pinyin: '',
  translation: `(${text})`,
  start: 0,
  stop: 0,
  isAsked: true,
  ...changes,
})
const script = (lines: ReturnType<typeof line>[], recording: string | null = null) =>
  songScript({ language: 'fr', recording, isForAll: true, lines })

test('lines come as they are sung, each text once, and nothing that games do not ask for', () => {
  const { lines } = script([
    line('La pluie'),
    line('tombe'),
    line('la pluie !', { id: 'again' }),
    line('(musique)', { isAsked: false }),
    line('…'),
    line('encore'),
  ])
  expect(lines.map(({ text, character }) => [text, character])).toEqual([
    ['La pluie', 1],
    ['tombe', 2],
    ['encore', 1],
  ])
})

test('of a long song its first lines', () => {
  const { lines } = script(Array.from({ length: 40 }, (_, place) => line(`mot ${place}`)))
  expect(lines).toHaveLength(hallLimits.lines)
  expect(lines.at(-1)?.text).toBe(`mot ${hallLimits.lines - 1}`)
})

test('a line is heard in the recording of the song, where it has one and the line its times', () => {
  const timed = line('La pluie', { start: 12.3, stop: 15.85 })
  const [first, second] = script([timed, line('tombe')], '/media/song.mp3').lines
  expect(first).toMatchObject({ audio: '/media/song.mp3#t=12.3,15.85', duration: 3550 })
  expect(second?.audio).toBeNull()
  expect(script([timed]).lines[0]?.audio).toBeNull()
})
