/** The sentences about reports of content (open pages 3.7). */
export const reportTexts = {
  reasons: {
    hurtful: 'Hurtful or unfit for school',
    copyright: 'Belongs to somebody else',
    private: "Shows somebody's private data",
    wrong: 'Wrong or misleading',
    other: 'Something else',
  },
  kinds: {
    conversation: 'Conversation',
    pronunciationList: 'Pronunciation list',
    playlist: 'Playlist',
    song: 'Song',
    page: 'Page',
  },
  commentNeeded: 'say what is wrong',
  notOurPage: 'is not the address of a page here',
} as const
