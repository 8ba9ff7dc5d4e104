import type { Page } from 'playwright-core'

interface ScriptedSpeech {
  made: EventTarget[]
  dialects(): string[]
  tell(type: string, properties?: object): void
}

type Speaking = typeof globalThis & { scriptedSpeech: ScriptedSpeech }

/**
 * A recognition of speech in the page that does what the journey says; it is there before the page's own scripts. With
 * a `microphone` it begins when the browser really allows its microphone, and fails as a real one when it does not.
 */
export async function withScriptedSpeech(page: Page, microphone = false): Promise<void> {
  await page.addInitScript(opensMicrophone => {
    const made: (EventTarget & { lang?: string })[] = []
    class Recognition extends EventTarget {
      lang = ''
      constructor() {
        super()
        made.push(this)
      }
      start() {
        if (!opensMicrophone) return
        void navigator.permissions.query({ name: 'microphone' }).then(({ state }) => {
          if (state === 'granted') this.dispatchEvent(new Event('start'))
          else this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }))
        })
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, {
      SpeechRecognition: Recognition,
      webkitSpeechRecognition: undefined,
      scriptedSpeech: {
        made,
        dialects: () => made.map(({ lang }) => lang),
        tell: (type: string, properties = {}) =>
          made.at(-1)?.dispatchEvent(Object.assign(new Event(type), properties)),
      },
    })
  }, microphone)
}

/** The dialects of all recordings so far. */
export const recordedDialects = (page: Page) =>
  page.evaluate(() => (globalThis as Speaking).scriptedSpeech.dialects())

/** The browser lets the microphone open. */
export const allowMicrophone = (page: Page) =>
  page.evaluate(() => (globalThis as Speaking).scriptedSpeech.tell('start'))

/** The recording fails with a code, or with `nomatch`. */
export const failRecording = (page: Page, code: string) =>
  page.evaluate(error => {
    const { scriptedSpeech } = globalThis as Speaking
    if (error === 'nomatch') scriptedSpeech.tell('nomatch')
    else scriptedSpeech.tell('error', { error })
  }, code)

/** So far, or in the end, one of these was heard. */
export const hearSpeech = (page: Page, transcripts: readonly string[], isFinal = true) =>
  page.evaluate(
    ([heard, final]) => {
      const part = heard.map(transcript => ({ transcript, confidence: 0.9 }))
      const results = [Object.assign(part, { isFinal: final })]
      const { scriptedSpeech } = globalThis as Speaking
      scriptedSpeech.tell('result', { results, resultIndex: 0 })
    },
    [transcripts, isFinal] as const,
  )
