/** The sentences about reports of content (reports.md#reporting-a-page). */
export const reportTexts = {
  reasons: {
    hurtful: 'Hurtful or unfit for school',
    copyright: 'Belongs to someone else',
    private: "Shows someone's private data",
    wrong: 'Wrong or misleading',
    other: 'Something else',
  },
  kinds: {
    conversation: 'Conversation',
    pronunciationList: 'Pronunciation list',
    playlist: 'Playlist',
    course: 'Course',
    song: 'Song',
    page: 'Page',
  },
  commentNeeded: 'is required: say what is wrong',
  notOurPage: 'must be one of this site',
} as const
