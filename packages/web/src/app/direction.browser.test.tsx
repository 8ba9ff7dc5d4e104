import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './tokens.css'
import './base.css'

const styleOf = (name: string) => getComputedStyle(document.querySelector(name) ?? document.body)

test('where the page runs from the right, content runs as its language does', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await render(
    <>
      <h1 lang="es" dir="ltr">
        La llave
      </h1>
      <p lang="es">¿Es suya?</p>
      <bdi lang="">هنا</bdi>
      <textarea lang="fr" defaultValue="Oui." />
    </>,
  )
  expect(styleOf('h1').textAlign).toBe('right')
  expect(styleOf('p').direction).toBe('ltr')
  expect(styleOf('bdi').direction).toBe('rtl')
  expect(styleOf('textarea').direction).toBe('ltr')
  expect(styleOf('html').getPropertyValue('--along')).toBe('-1')
})
