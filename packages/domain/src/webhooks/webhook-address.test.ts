import { expect, test } from 'vitest'
import { webhookTexts as texts } from '../messages/webhooks/webhooks'
import { webhookAddressFault } from './webhook-address'

test.each([
  ['https://hooks.school.example/duologue', undefined],
  ['  https://hooks.school.example:8443/a?b=c ', undefined],
  ['http://hooks.school.example/', texts.notHttps],
  ['hooks.school.example', texts.notHttps],
  ['', texts.notHttps],
  ['javascript:alert(1)', texts.notHttps],
  ['https://', texts.notHttps],
  ['https://ana:secret@hooks.school.example/', texts.notPlain],
  ['https://hooks.school.example/#part', texts.notPlain],
  [`https://hooks.school.example/${'a'.repeat(480)}`, texts.tooLong(500)],
])('the address "%s" is told to be %s', (address, fault) => {
  expect(webhookAddressFault(address)).toBe(fault)
})
