import { join, relative } from 'node:path'

const domain = join(import.meta.dirname, '../domain')
const messages = join(domain, 'src/messages')

/**
 * Puts what a language says in the place of the English sentences, file by file: whatever imports one of `messages` gets
 * the one that was made of it (decision 088). So a page carries the sentences of its rooms in its language, and no others.
 *
 * @param {string} language what the pages speak
 * @returns {import('vite').Plugin}
 */
export const messagesIn = language => ({
  name: 'messages-in',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\bmessages\// },
    async handler(source, importer, options) {
      if (language === 'en') return null
      const meant = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!meant?.id.startsWith(`${messages}/`)) return meant
      return join(domain, 'dist/messages', language, relative(messages, meant.id))
    },
  },
})
