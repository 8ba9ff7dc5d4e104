import type { VisitProgress, VisitView } from '@duologue/contract/live/pair-shapes'
import { expect, test } from 'vitest'
import type { Telling } from './answer-visit'
import { runVisit } from './visit-run'

const line = { text: 'Hola.', pinyin: null, translation: 'Hello.', image: null, audio: null }
const turns: VisitView['turns'] = [
  { turn: '1-0', round: 1, character: 1, line: null },
  { turn: '1-1', round: 1, character: 2, line },
  { turn: '1-2', round: 1, character: 1, line: null },
]
const character = { name: 'Ana', image: null }
const begun: VisitView = {
  visit: 1,
  characters: { 1: character, 2: character },
  turns,
  told: [],
  asked: null,
}
const choices = [
  { text: 'Hola.', pinyin: null },
  { text: 'Adiós.', pinyin: null },
]

/** A server that keeps what it is told, as ours does; while it is away nothing arrives. */
function pretendServer(kept: VisitProgress['told'] = []) {
  const sent: Telling[] = []
  const server = { isAway: false, told: [...kept], now: 0 }
  let asked: VisitProgress['asked'] = null
  const own = turns.filter(turn => turn.line === null)
  const tell = async ({ asks, answers }: Telling): Promise<VisitProgress> => {
    sent.push({ ...(asks ? { asks } : {}), answers })
    if (server.isAway) throw new Error('the line is lost')
    for (const { turn, choice, elapsed } of answers)
      if (asked?.turn === turn && !server.told.some(one => one.turn === turn))
        server.told.push({
          turn,
          right: choice === 0,
          choice,
          correct: 0,
          heard: null,
          elapsed,
          line,
        })
    const next = own.find(({ turn }) => !server.told.some(one => one.turn === turn))
    asked =
      next && (asks === next.turn || asked?.turn === next.turn)
        ? {
            turn: next.turn,
            cue: { kind: 'translation', text: 'Hello.', image: null },
            choices,
            clock: 30_000,
            waited: 0,
          }
        : null
    return { told: server.told, asked, isOver: !next }
  }
  const refused: unknown[] = []
  const ports = {
    tell,
    isRefusal: (error: unknown) => error === 'refused',
    onRefused: (error: unknown) => void refused.push(error),
    now: () => server.now,
    wait: () => Promise.resolve(),
  }
  return { server, sent, refused, ports }
}

const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await Promise.resolve()
  expect(isSo()).toBe(true)
}

test('own lines are asked, the partner’s are played between, to the end', async () => {
  const { server, ports, sent } = pretendServer()
  const run = runVisit(begun, ports)
  run.run()
  const kind = () => run.now().scene.kind
  await until(() => kind() === 'question')
  server.now = 1300
  run.answer({ choice: 1, heard: null })
  run.answer({ choice: 0, heard: null })
  await until(() => kind() === 'told')
  expect(run.now()).toMatchObject({
    line: 1,
    of: 3,
    scene: { told: { right: false, elapsed: 1300 } },
  })
  run.goOn()
  expect(run.now()).toMatchObject({ line: 2, scene: { kind: 'line', turn: { turn: '1-1' } } })
  run.goOn()
  await until(() => kind() === 'question')
  run.answer({ choice: 0, heard: null })
  await until(() => kind() === 'told')
  run.goOn()
  await until(() => kind() === 'over')
  expect(sent.map(({ asks, answers }) => asks ?? answers.map(({ choice }) => choice))).toEqual([
    '1-0',
    [1],
    '1-2',
    [0],
    [],
  ])
})

test('a press is kept while the line is lost, and sent when it is there again', async () => {
  const { server, ports } = pretendServer()
  const run = runVisit(begun, ports)
  run.run()
  await until(() => run.now().scene.kind === 'question')
  server.isAway = true
  run.answer({ choice: 0, heard: null })
  await until(() => run.now().isLost)
  expect(run.now().scene).toMatchObject({ kind: 'question', answer: { choice: 0 } })
  server.isAway = false
  await until(() => run.now().scene.kind === 'told')
  expect(run.now().isLost).toBe(false)
})

test('after a reload it goes on at the open question, its time counted from before', async () => {
  const { server, ports } = pretendServer()
  const asked = {
    turn: '1-0',
    cue: { kind: 'translation', text: 'Hello.', image: null },
    choices,
    clock: 30_000,
    waited: 9000,
  } as const
  const again = runVisit(
    { ...begun, asked },
    {
      ...ports,
      tell: async body => ({ ...(await ports.tell(body)), asked: body.asks ? asked : null }),
    },
  )
  again.run()
  await until(() => again.now().scene.kind === 'question')
  server.now = 500
  again.answer({ choice: 0, heard: null })
  await until(() => again.now().scene.kind !== 'question' || server.told.length > 0)
  expect(server.told[0]?.elapsed).toBe(9500)
})

test('what was answered on another device is told, not asked; a refusal ends it here', async () => {
  const answered = {
    turn: '1-0',
    right: true,
    choice: 0,
    correct: 0,
    heard: null,
    elapsed: 900,
    line,
  }
  const { ports, refused } = pretendServer([answered])
  const run = runVisit(begun, ports)
  run.run()
  await until(() => run.now().scene.kind === 'told')
  const other = runVisit(begun, { ...ports, tell: () => Promise.reject('refused') })
  other.run()
  await until(() => refused.length > 0)
  expect(refused).toEqual(['refused'])
})
