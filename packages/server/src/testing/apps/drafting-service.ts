import { type AnsweringService, answeringService } from './answering-service'

/** A draft of so many lines, as a model writes it. */
export const draftOf = (count: number): string =>
  JSON.stringify({
    lines: Array.from({ length: count }, (_, place) => ({
      speaker: place % 2 === 0 ? 1 : 2,
      text: `Line ${place + 1}.`,
      translation: `Translated ${place + 1}.`,
    })),
  })

/** A chat service outside that drafts lines, over real HTTP; `content` is what it writes. */
export const draftingService = (content: () => string): Promise<AnsweringService> =>
  answeringService(() => ({ json: { choices: [{ message: { content: content() } }] } }))
