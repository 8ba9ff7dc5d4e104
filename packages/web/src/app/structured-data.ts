import type { Conversation } from '@duologue/contract/conversations'
import type { Course } from '@duologue/contract/courses/course-shapes'
import { coverOf } from '@duologue/domain/conversations/pictures'
import { coverOfCourse } from '@duologue/domain/courses/cover-of-course'
import { readingMinutes } from '@duologue/domain/learn/step-seconds'
import { previewOf } from '@duologue/domain/media/preview'
import { questionGroups } from '@duologue/domain/messages/site/faq'
import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { slugify } from '@duologue/domain/text/slug'

/** A statement in the vocabulary of schema.org. */
type Statement = Readonly<Record<string, unknown>>

const context = { '@context': 'https://schema.org' }

/** The way that leads to a page: names and paths, the page itself last. */
const breadcrumbs = (
  publicUrl: string,
  way: readonly (readonly [string, string])[],
): Statement => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: publicUrl + path,
  })),
})

/**
 * What a conversation is to whoever looks for something to learn from, and where it stands (site.md#finding).
 *
 * @param prefix what addresses of pages begin with when they say the language
 */
export function conversationStatements(
  found: Conversation,
  publicUrl: string,
  prefix: string,
): Statement[] {
  const path = `/conversations/${found.id}/${encodeURIComponent(slugify(found.title))}`
  const search = `/search/conversations?language=${found.language}`
  return [
    {
      ...context,
      '@type': 'LearningResource',
      name: found.title,
      url: publicUrl + prefix + path,
      description: found.description || found.gist,
      image: publicUrl + previewOf(coverOf(found), found.title),
      inLanguage: found.language,
      ...(found.difficulty ? { educationalLevel: `CEFR ${found.difficulty}` } : {}),
      learningResourceType: 'dialogue',
      timeRequired: `PT${readingMinutes(found.dialogue.length)}M`,
      teaches: found.displayLanguage,
      isAccessibleForFree: true,
      ...(found.author ? { author: { '@type': 'Person', name: found.author.displayName } } : {}),
      publisher: { '@type': 'Organization', name: productName, url: publicUrl },
    },
    breadcrumbs(publicUrl + prefix, [
      [shell.searchConversations, '/search/conversations'],
      [found.displayLanguage, search],
      [found.title, path],
    ]),
  ]
}

/** What a course is, and where it stands (site.md#finding). */
export function courseStatements(found: Course, publicUrl: string, prefix: string): Statement[] {
  const path = `/courses/${found.shortid}/${encodeURIComponent(slugify(found.title))}`
  return [
    {
      ...context,
      '@type': 'Course',
      name: found.title,
      url: publicUrl + prefix + path,
      description: found.description || found.title,
      image: publicUrl + previewOf(coverOfCourse(found), found.title),
      teaches: found.displayLanguage,
      ...(found.levels.length > 0
        ? { educationalLevel: found.levels.map(level => `CEFR ${level}`) }
        : {}),
      isAccessibleForFree: true,
      ...(found.author ? { author: { '@type': 'Person', name: found.author.displayName } } : {}),
      provider: { '@type': 'Organization', name: productName, url: publicUrl },
    },
    breadcrumbs(publicUrl + prefix, [
      [shell.courses, '/courses'],
      [found.displayLanguage, `/courses?language=${found.language}`],
      [found.title, path],
    ]),
  ]
}

/** The questions of /faq with their answers. */
export const questionStatements: readonly Statement[] = [
  {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questionGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer, steps = [] }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: [...answer, ...steps].join(' ') },
      })),
    ),
  },
]

/**
 * Statements as scripts that run nothing. They are written into the page as text by the server alone: in the browser
 * nothing could read them, and no text may become a script there.
 */
export const statementScripts = (statements: readonly Statement[]): string =>
  statements
    .map(one => JSON.stringify(one).replaceAll('<', String.raw`\u003c`))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('')
