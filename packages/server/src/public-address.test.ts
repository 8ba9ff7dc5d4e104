import { expect, test } from 'vitest'
import { addressWarning, settingsWithPort } from './public-address'
import { readSettings } from './settings'

test('with PORT=0 pages and mails name the port that is listened on', async () => {
  const { port, publicUrl } = await settingsWithPort({ PORT: '0' })
  expect(port).toBeGreaterThan(0)
  expect(publicUrl).toBe(`http://localhost:${port}`)
  const told = await settingsWithPort({ PORT: '0', PUBLIC_URL: 'https://duologue.example' })
  expect(told.publicUrl).toBe('https://duologue.example')
})

test.each([
  ['other machines are let in', { HOST: '0.0.0.0' }, true],
  ['one address is listened on', { HOST: '192.0.2.1' }, true],
  ['this machine alone is let in', {}, false],
  ['this machine is named', { HOST: 'localhost' }, false],
  ['the address is set', { HOST: '0.0.0.0', PUBLIC_URL: 'https://duologue.example' }, false],
])('when %s without PUBLIC_URL, it is said or not', (_name, environment, isSaid) => {
  const { PUBLIC_URL } = environment as { PUBLIC_URL?: string }
  const warning = addressWarning(readSettings({ PORT: '3000', ...environment }), PUBLIC_URL)
  expect(warning !== undefined).toBe(isSaid)
  if (isSaid)
    expect(warning).toMatch(
      'PUBLIC_URL is not set: links in mails and in previews say http://localhost:3000',
    )
})
