import { expect, test } from 'vitest'
import { joinClaimLink, splitClaimLink } from './claim-link'

test('the link of a claim is told from that of a sign-up', () => {
  expect(splitClaimLink(joinClaimLink('a-token'))).toBe('a-token')
  expect(splitClaimLink('a-token')).toBeUndefined()
})
