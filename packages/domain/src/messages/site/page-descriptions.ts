/**
 * What search engines and chats say below the title of a page of words, a search or a profile: a sentence of at most 155
 * characters, without what the page says in its first lines anyway.
 */
export const pageDescriptions = {
  home: 'Popular and new dialogues from A1 to C2: choose one, read it, hear it, and fight a duel over it.',
  today:
    'What to do in ten minutes today: lines that come back, the next thing to learn, and the week beside it.',
  searchPlaylists:
    'Dialogues in a good order: playlists for a language and a level, to go through from the start.',
  searchCourses:
    'Courses from the first words on: units with aims, and in each what to learn, to duel and to say.',
  searchLists:
    'Words that one sound tells apart, in lists: hear them, say them, and play a round with them.',
  pronunciationGame:
    'Hear a word and choose it, read a word and say it: a round with words that one sound tells apart.',
  about: (product: string) =>
    `What ${product} is for, who runs this site, and where its dialogues, songs and pictures come from.`,
  faq: 'Answers about the microphone, duels, scores, classes, rewards and accounts.',
  philosophy:
    'Why we begin with two voices, what studies say about it, and what we neither claim nor do.',
  privacy:
    'What this site keeps about you, where, for how long, and how to delete it; with a short version for students.',
  terms: 'What holds for everyone who uses this site; with a short version for students.',
  sandbox: 'Twenty cards with numbers to put in order, by mouse, finger or keyboard.',
  /** Of somebody's public profile. */
  profile: (name: string) => `Conversations and playlists by ${name}.`,
} as const
