import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path'

test.each(['/', '/account', '/conversations/x/y?a=b#c', '/search/conversations?title=%2F%2Fevil'])(
  '%s is a page of ours',
  path => expect(ownPath(path)).toBe(path),
)

test.each([
  '',
  'home',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  ' /account',
  '/a\\b',
  undefined,
  null,
  ['/account'],
])('%j leads nowhere', address => expect(ownPath(address)).toBeUndefined())

test('no path that is let through leaves our own host', () => {
  fc.assert(
    fc.property(
      fc.string().map(text => `/${text}`),
      path => {
        const own = ownPath(path)
        if (own !== undefined)
          expect(new URL(own, 'https://here.example').host).toBe('here.example')
      },
    ),
  )
})
