/** The sentences of /about (site.md#about-page). */
export const aboutTexts = {
  title: (product: string) => `About ${product}`,
  lead: (product: string) =>
    `${product} teaches languages through short conversations between two characters. You read and hear one, learn its lines, and play one of the parts. Classes use it with assignments, results and a reward store.`,
  languagesHeading: 'Languages',
  languages:
    'The conversations that come with it are in Spanish, French, Chinese, German and English. Anyone with an account can write conversations in about a hundred languages.',
  operatorHeading: 'Who runs this site',
  operator: (name: string) => `This site is run by ${name}.`,
  contact: 'Contact the operator',
  reportHeading: 'Report something',
  report:
    'Did you find a conversation, a name or a picture that hurts someone, or that belongs to someone else? Tell the editors of this site: they look at every report, and what breaks the terms is hidden.',
  reportByLetter: 'If you would rather write a letter, add the address of the page:',
  writeReport: 'Write to the operator',
  letterSubject: (product: string) => `${product}: a report`,
  letterBody: 'Address of the page:\n\nWhat is wrong with it:\n',
  creditsHeading: 'Where things come from',
  credits: [
    'The sample conversations and songs were written for this product, and their recordings were made by a computer. Covers and portraits are drawn by the product itself; the portraits follow the style Lorelei by Lisa Wischofsky, which is in the public domain (CC0).',
    'The software is open under the MIT licence. It is built on many free libraries, React, Fastify and PostgreSQL among them; each keeps its own licence.',
  ],
  version: (version: string) => `Version ${version}`,
  philosophy: 'Why it works this way',
} as const
