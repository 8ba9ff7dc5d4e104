import { expect, test } from 'vitest'
import { facesOf, stageOf } from './stage-pictures'

test.each([
  ['/art/portraits/high/abc-1.svg', '/art/faces/high/abc-1.svg'],
  ['/art/portraits/low/old-zh/abc.svg', '/art/faces/low/old-zh/abc.svg'],
  ['/media/0123/small', undefined],
])('the faces of %s are at %s', (portrait, faces) => {
  expect(facesOf(portrait)).toBe(faces)
})

test.each([
  ['hotel~key', '/art/stages/night/es/abc~hotel~key.svg'],
  [null, '/art/stages/night/es/abc.svg'],
])('the stage of the scene %s is at %s', (scene, address) => {
  expect(stageOf('night', { id: 'abc', language: 'es', scene })).toBe(address)
})
