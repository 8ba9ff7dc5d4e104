/** The sentences of /home that stand nowhere else (site.md#home-page). */
export const homeTexts = {
  exploreTitle: 'What would you like to play?',
  explored: { es: 'Spanish', fr: 'French', en: 'English', zh: 'Chinese' },
  andMore: 'And more',
  recentlyViewed: 'Recently Viewed',
  newConversations: 'New Conversations',
  seeMore: 'See more',
} as const
