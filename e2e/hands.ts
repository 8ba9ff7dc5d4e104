import type { Page } from 'playwright-core'
import type { Written } from './authoring'

/**
 * A player in the page itself, whatever becomes of the connection: it chooses, or says, the right line for once and then
 * something else, so that it soon loses against a hard computer; what it only hears it guesses. It begins with the page,
 * so that a reload does not end it.
 */
export async function withHands(page: Page, script: readonly Written[]): Promise<void> {
  await page.addInitScript(lines => {
    const recognitions: EventTarget[] = []
    class Recognition extends EventTarget {
      constructor() {
        super()
        recognitions.push(this)
      }
      start() {}
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: undefined })
    const granted = Object.assign(new EventTarget(), { state: 'granted' })
    Object.assign(navigator.permissions, { query: () => Promise.resolve(granted) })
    const tell = (type: string, properties = {}) =>
      recognitions.at(-1)?.dispatchEvent(Object.assign(new Event(type), properties))
    const asked = new Set<string>()
    const lineOf = (turn: Element) => {
      const shown = turn.textContent ?? ''
      return lines.find(({ text, translation }) => shown.includes(translation || text))
    }
    const wantsRight = (line: { text: string } | undefined) => {
      if (line) asked.add(line.text)
      return line !== undefined && asked.size === 1
    }
    const choose = (turn: Element, answers: readonly HTMLElement[]) => {
      const line = lineOf(turn)
      const isRight = (answer: HTMLElement) => answer.textContent?.includes(line?.text ?? 'none')
      const wanted = wantsRight(line) ? answers.find(isRight) : answers.find(one => !isRight(one))
      ;(wanted ?? answers[0])?.click()
    }
    const speak = (turn: Element, record: HTMLElement) => {
      const said = turn.querySelector('[role=status]')?.textContent ?? ''
      if (said === '') return record.click()
      if (!said.includes('speak now')) return tell('start')
      const line = lines.find(({ text }) => turn.textContent?.includes(text))
      const transcript = wantsRight(line) ? (line?.text ?? '') : 'nada'
      const part = [{ transcript, confidence: 0.9 }]
      tell('result', { results: [Object.assign(part, { isFinal: true })], resultIndex: 0 })
    }
    setInterval(() => {
      const turn = document.querySelector('section[aria-label="This turn"]')
      if (!turn) return
      const open = [...turn.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')]
      const answers = open.filter(one => one.closest('ol[aria-label="Your answers"]'))
      const record = open.find(({ textContent }) => /Record|Stop/.test(textContent ?? ''))
      if (answers.length > 0) choose(turn, answers)
      else if (record) speak(turn, record)
    }, 150)
  }, script)
}
