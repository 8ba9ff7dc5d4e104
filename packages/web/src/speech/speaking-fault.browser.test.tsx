import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { connection } from '../ui/has-connection'
import { useSpeakingFault } from './speaking-fault'

afterEach(() => {
  connection.set(true)
  vi.unstubAllGlobals()
})

function Fault({ language }: { language?: string }) {
  return <p>{useSpeakingFault('Not in this browser.', language) ?? 'It can be chosen.'}</p>
}

/** A browser that recognises these dialects by itself. */
function heardHere(...dialects: string[]) {
  const available = ({ langs }: { langs: string[] }) =>
    Promise.resolve(langs.every(one => dialects.includes(one)) ? 'available' : 'downloadable')
  vi.stubGlobal('SpeechRecognition', Object.assign(class extends EventTarget {}, { available }))
}

test('without a connection speaking is chosen only where the device itself recognises the language', async () => {
  heardHere('es-ES')
  const screen = await render(
    <>
      <Fault language="es" />
      <Fault language="fr" />
    </>,
  )
  const said = () => [...screen.container.querySelectorAll('p')].map(one => one.textContent)
  expect(said()).toEqual(['It can be chosen.', 'It can be chosen.'])
  connection.set(false)
  const needs = 'Speaking needs a connection in this browser.'
  await expect.poll(said).toEqual(['It can be chosen.', needs])
  connection.set(true)
  await expect.poll(said).toEqual(['It can be chosen.', 'It can be chosen.'])
})
