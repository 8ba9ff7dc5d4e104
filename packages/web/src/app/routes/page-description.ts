import { pageDescriptions as texts } from '@duologue/domain/messages/site/page-descriptions'
import { productName } from '@duologue/domain/site/product-name'

/** What a page that is no thing of anybody says of itself, by its path; the landing page speaks for the whole site. */
export function pageDescription(path: string): string | undefined {
  const described: Record<string, string> = {
    '/home': texts.home,
    '/today': texts.today,
    '/search/playlists': texts.searchPlaylists,
    '/courses': texts.searchCourses,
    '/pronunciation/search': texts.searchLists,
    '/pronunciation/game': texts.pronunciationGame,
    '/about': texts.about(productName),
    '/faq': texts.faq,
    '/philosophy': texts.philosophy,
    '/privacy': texts.privacy,
    '/terms': texts.terms,
    '/sandbox': texts.sandbox,
  }
  return described[path]
}
