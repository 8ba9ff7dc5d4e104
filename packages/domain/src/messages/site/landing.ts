/**
 * The sentences of the landing page / (site.md#landing-page). The store labels must also read well as plain text: each
 * is a link only when the installation has an address for it (site.md#installation-settings).
 */
export const landing = {
  tagline: 'Learn a language the way you learn a song.',
  subline:
    'Hear it, say it back, know it by heart. Here two voices and a short scene do the work: in Spanish, French, Chinese, German and English.',
  playNow: 'Play now',
  forTeachers: 'For teachers',
  facts: 'Five languages · A1 to C2 · free, without ads',
  languages: 'Languages',
  app: 'Our companion app does the same with music:',
  storeLinks: { appStore: 'App Store', playStore: 'Google Play', website: 'App website' },
  blurbs: [
    {
      title: 'Read the scene',
      text: 'A wrong key, a talking suitcase, a lighthouse that answers back. Ten to sixteen lines at your level, each with its translation.',
    },
    {
      title: 'Hear both voices',
      text: 'Listen to a single line or to the whole conversation, as often as you like. Hide the translations when you feel brave.',
    },
    {
      title: 'Win the duel',
      text: 'In Battle Mode you answer for your character. Be right and be quick: your opponent feels it.',
    },
  ],
  sampleHeading: 'Pick a conversation',
  seeAll: 'See all',
  learnWithSong: 'Learn with a song',
  class: {
    title: 'Your class',
    text: 'Assign a scene in one dialog. See at once who has played, who needs help, and which lines the class misses. Games done on time earn cards for a store that you fill.',
    open: 'Open your classes',
    names: ['Amira', 'Ben', 'Chiara', 'Duc'],
  },
  philosophyTeaser: 'Why two voices, and why a game? There is a reason for each.',
  philosophyLink: 'Our Philosophy',
} as const

/** The sentences of the duel in the hero (site.md#landing-page). */
export const landingDuel = {
  title: 'Try a duel',
  howToSay: 'Your turn. Say:',
  missed: 'Not that one. Try another.',
  won: 'Right! Your opponent feels it.',
} as const
