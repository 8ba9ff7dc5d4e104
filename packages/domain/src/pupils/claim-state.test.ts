import { expect, test } from 'vitest'
import { canGiveBack, isClaimDone, isClaimLinkOpen, isClaimOpen } from './claim-state'

const day = 24 * 60 * 60 * 1000
const askedAt = new Date('2026-03-04T10:00:00Z')
const after = (ms: number) => new Date(askedAt.getTime() + ms)
const asked = { askedAt, verifiedAt: null, agreedAt: null }

test.each([
  ['asked', asked, 0, { link: true, open: true }],
  ['asked, a moment before the link is over', asked, day - 1, { link: true, open: true }],
  ['asked, the link over', asked, day, { link: false, open: false }],
  ['agreed, the link over', { ...asked, agreedAt: after(1) }, day, { link: false, open: false }],
  ['opened', { ...asked, verifiedAt: after(1) }, 14 * day - 1, { link: false, open: true }],
  [
    'opened, two weeks over',
    { ...asked, verifiedAt: after(1) },
    14 * day,
    { link: false, open: false },
  ],
])('%s', (_name, claim, ms, { link, open }) => {
  expect(isClaimLinkOpen(claim, after(ms))).toBe(link)
  expect(isClaimOpen(claim, after(ms))).toBe(open)
})

test('is done with both, in whichever order', () => {
  const [one, other] = [after(1), after(2)]
  expect(isClaimDone(asked)).toBe(false)
  expect(isClaimDone({ ...asked, verifiedAt: one })).toBe(false)
  expect(isClaimDone({ ...asked, agreedAt: one })).toBe(false)
  expect(isClaimDone({ ...asked, verifiedAt: one, agreedAt: other })).toBe(true)
  expect(isClaimDone({ ...asked, verifiedAt: other, agreedAt: one })).toBe(true)
})

test('goes back to the class for 30 days', () => {
  expect(canGiveBack(askedAt, after(30 * day - 1))).toBe(true)
  expect(canGiveBack(askedAt, after(30 * day))).toBe(false)
})
