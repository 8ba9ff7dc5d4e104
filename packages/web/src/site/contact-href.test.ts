import { expect, test } from 'vitest'
import { contactHref } from './contact-href'

const letter = { subject: 'Duologue: a report', body: 'Address of the page:\n' }

test.each([
  ['help@school.example', undefined, 'mailto:help@school.example'],
  [
    'help@school.example',
    letter,
    'mailto:help@school.example?subject=Duologue%3A%20a%20report&body=Address%20of%20the%20page%3A%0A',
  ],
  ['https://school.example/help', undefined, 'https://school.example/help'],
  ['https://school.example/help', letter, 'https://school.example/help'],
])('the contact %s with the letter %j is at %s', (contact, begun, href) => {
  expect(contactHref(contact, begun)).toBe(href)
})
