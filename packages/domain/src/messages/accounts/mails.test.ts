import { expect, test } from 'vitest'
import { invitationMail, resetMail, signUpAgainMail, verifyMail } from './mails'

const link = 'https://duologue.example/reset?a=1&token=x_Y-9'
const product = 'Duologue'

const mails = [
  ['reset', resetMail({ product, link })],
  ['verify', verifyMail({ product, link, username: 'calm.river42' })],
  ['invitation', invitationMail({ product, by: 'Ana', className: '5b', link })],
  ['sign-up again', signUpAgainMail({ product, loginLink: link })],
] as const

test.each(mails)('the link of the %s mail is in both parts', (_, { text, html }) => {
  expect(text.split('\n')).toContain(link)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(html).not.toContain(link)
})

test.each(mails)('the %s mail says the same in both parts', (_, { subject, text, html }) => {
  const shown = html
    .replace(/<head>.*<\/head>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
  for (const line of text.split('\n')) expect(shown).toContain(line.replace(/:$/, ''))
  expect(shown).toContain(subject)
  expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
})

test('what is put in can never become markup', () => {
  const evil = `"'><script>&`
  const { html, text } = verifyMail({ product: evil, link: evil, username: evil })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain(evil)
  expect(html.split('&quot;&#39;&gt;&lt;script&gt;&amp;').length).toBeGreaterThan(6)
  expect(text).toContain(evil)
})

test('the reset mail tells when the link expires and that nothing needs to be done', () => {
  const { text } = resetMail({ product, link })
  expect(text).toContain('expires in 1 hour')
  expect(text).toContain('you can ignore this email')
})
