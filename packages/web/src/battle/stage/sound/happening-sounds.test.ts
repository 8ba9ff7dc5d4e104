import type { Happening, News } from '@duologue/domain/battle/happenings'
import { expect, test } from 'vitest'
import { storedPlay } from '../../../plays/stored-play'
import type { PlaySaving } from '../../../sending/play-saving'
import { earnedSound, feltAt, type HeardSound, rightStep, soundOf } from './happening-sounds'

const spoken = { kind: 'line-spoken', lineId: 'a', choice: 'a' } as const
const from = (sound: HeardSound['sound'], side: 1 | 2 | null): HeardSound => ({ sound, from: side })

test.each<[string, News, HeardSound | null]>([
  ['a round begins with a bell', { kind: 'round-started', round: 1 }, from('round', null)],
  ['an own right answer', { ...spoken, player: 1, right: true }, from('right', 1)],
  ['an own mistake', { ...spoken, player: 1, choice: 'b', right: false }, from('wrong', 1)],
  ['a run-out clock', { ...spoken, player: 1, choice: null, right: false }, from('wrong', 1)],
  ['the computer answers in silence', { ...spoken, player: 2, right: true }, null],
  ['a light hit on the computer', { kind: 'hit', by: 1, against: 2, damage: 9 }, from('light', 2)],
  ['a full hit on the learner', { kind: 'hit', by: 2, against: 1, damage: 10 }, from('full', 1)],
  ['a heavy hit', { kind: 'hit', by: 1, against: 2, damage: 24 }, from('heavy', 2)],
  [
    'a hit that deals nothing ticks',
    { kind: 'hit', by: 2, against: 1, damage: 0 },
    from('late', 1),
  ],
  ['an own mistake hurts', { kind: 'self-hit', player: 1, damage: 5 }, from('light', 1)],
  ['a mistake without cost', { kind: 'self-hit', player: 1, damage: 0 }, null],
  ['the computer’s mistake', { kind: 'self-hit', player: 2, damage: 15 }, from('full', 2)],
  ['a power', { kind: 'power-used', player: 2, power: 'shield' }, from('power', 2)],
  ['Heal has its own', { kind: 'power-used', player: 1, power: 'heal' }, from('heal', 1)],
  ['Freeze is silence', { kind: 'power-used', player: 1, power: 'freeze' }, null],
  ['health that comes with it adds none', { kind: 'healed', player: 1, health: 50 }, null],
  ['Freeze ends', { kind: 'power-released', player: 1, power: 'freeze' }, from('thaw', null)],
  ['a choice to be made good', { kind: 'retried', player: 1, choice: 'a' }, from('wrong', 1)],
  ['a blocked attack', { kind: 'blocked', player: 1 }, from('blocked', 1)],
  ['a round ends in silence', { kind: 'round-ended', round: 1 }, null],
  ['a won game', { kind: 'game-ended', winner: 1 }, from('won', null)],
  ['a lost game', { kind: 'game-ended', winner: 2 }, from('lost', null)],
])('%s', (_name, news, sound) => {
  expect(soundOf({ ...news, id: 1, at: 0 })).toEqual(sound)
})

const told = (...news: News[]): Happening[] => news.map((each, at) => ({ ...each, id: at + 1, at }))
const right = { ...spoken, player: 1, right: true } as const
const wrong = { ...spoken, player: 1, right: false } as const
const computers = { ...spoken, player: 2, right: false } as const

test.each([
  ['the first', told(right), 0],
  ['the second', told(right, right), 1],
  ['whatever the computer does', told(right, computers, right), 1],
  ['after a mistake', told(right, right, wrong, right), 0],
  ['five at most', told(...Array.from({ length: 9 }, () => right)), 5],
])('the right-tone rises with each right answer: %s', (_name, happenings, step) => {
  expect(rightStep(happenings)).toBe(step)
})

test.each<[string, News, number[] | null]>([
  ['an own hit', { kind: 'hit', by: 1, against: 2, damage: 9 }, [12]],
  ['a hit on the learner', { kind: 'hit', by: 2, against: 1, damage: 9 }, [30]],
  ['an own mistake', { kind: 'self-hit', player: 1, damage: 9 }, [30]],
  ['a heavy one', { kind: 'hit', by: 1, against: 2, damage: 20 }, [18, 40, 40]],
  ['the computer’s mistake', { kind: 'self-hit', player: 2, damage: 9 }, null],
  ['a late one', { kind: 'hit', by: 1, against: 2, damage: 0 }, null],
  ['a won game', { kind: 'game-ended', winner: 1 }, [20, 60, 20, 60, 80]],
  ['a lost game', { kind: 'game-ended', winner: 2 }, null],
])('the device is felt at %s', (_name, news, felt) => {
  expect(feltAt({ ...news, id: 1, at: 0 })).toEqual(felt)
})

const earning = (cards: number): PlaySaving => ({
  name: 'saved',
  play: storedPlay({
    assigned: {
      requirement: 'win',
      requiredScore: null,
      standing: { status: 'done', metAt: null, plays: 1, score: 3280 },
      cards,
    },
  }),
})

test.each<[string, PlaySaving | null, 'cards' | null]>([
  ['cards ring when the play is saved', earning(3), 'cards'],
  ['none, silence', earning(0), null],
  ['a play without an assignment', { name: 'saved', play: storedPlay({}) }, null],
  ['not before', { name: 'sending' }, null],
  ['nor of a visitor', null, null],
])('%s', (_name, saving, sound) => {
  expect(earnedSound(saving)).toBe(sound)
})
