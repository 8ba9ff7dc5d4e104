import { expect, test } from 'vitest'
import { boundSettings, hallSettingsFault } from './bound-settings'
import { sampleOpening } from './sample-hall'

const { settings } = sampleOpening({ shows: 'all', ownPlace: true })

test.each([
  [{ joins: 'class' }, { kind: 'conversation', hasClass: false }, 'joins'],
  [{ joins: 'class' }, { kind: 'conversation', hasClass: true }, undefined],
  [{ mode: 'writing', pace: 'own' }, { kind: 'pronunciationList', hasClass: false }, undefined],
  [{ mode: 'writing', pace: 'step' }, { kind: 'pronunciationList', hasClass: false }, 'mode'],
  [{ mode: 'writing', pace: 'own' }, { kind: 'conversation', hasClass: false }, 'mode'],
  [{ form: 'pairs', pace: 'own' }, { kind: 'conversation', hasClass: false }, undefined],
  [
    { form: 'pairs', pace: 'own', mode: 'speaking' },
    { kind: 'conversation', hasClass: false },
    undefined,
  ],
  [{ form: 'pairs', pace: 'step' }, { kind: 'conversation', hasClass: false }, 'pace'],
  [
    { form: 'pairs', pace: 'own', mode: 'writing' },
    { kind: 'pronunciationList', hasClass: false },
    'mode',
  ],
  [{ mode: 'speaking', pace: 'own' }, { kind: 'conversation', hasClass: false }, 'mode'],
  [{ form: 'pair', pace: 'own' }, { kind: 'conversation', hasClass: false }, 'form'],
  [{ mode: 'listening' }, { kind: 'pronunciationList', hasClass: false }, undefined],
] as const)('settings %j over %j have the fault %s', (changed, over, fault) => {
  expect(hallSettingsFault({ ...settings, ...changed }, over)).toBe(fault)
})

test.each([
  [null, 'all', true],
  ['names', 'all', true],
  ['own', 'sides', true],
  ['off', 'sides', false],
] as const)('a class with scores %s shows %s, and own places: %s', (scores, shows, ownPlace) => {
  expect(boundSettings(settings, scores)).toEqual({ ...settings, shows, ownPlace })
})
