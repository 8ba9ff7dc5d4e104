import type { contract } from '../contract'

export type Room = keyof typeof contract

/** What each room of the contract is about, for whoever reads its document. */
export const roomWords: Readonly<Record<Room, string>> = {
  accounts: 'Who people are here: signing up, logging in, sessions, profiles.',
  assignments: 'What a class is to play, and how its students stand with it.',
  classes: 'Classes with their owners, co-teachers and students.',
  conversations: 'Conversations with their dialogues: searching, reading, writing.',
  courses: 'Courses of units, and how far somebody is.',
  days: 'What a learner does on a day, the goal of their week, the plan of today.',
  devices: 'Devices of a class, on which pupils log in by pictures.',
  learn: 'Learn Mode and Review: what is remembered of each line.',
  live: 'Games of several people at once.',
  lti: 'Courses of learning platforms: logins that they begin, and what teachers place in them.',
  media: 'Files that people upload.',
  placement: 'Finding the level at which somebody begins.',
  playlists: 'Playlists of conversations and songs.',
  plays: 'Games that count: tickets, records, scores.',
  pronunciation: 'Lists to hear and to say.',
  pupils: 'Students without an e-mail address, and the cards that open their accounts.',
  reports: 'What somebody reports, and what editors decide.',
  rosters: 'What a school exports of its people and classes, and the classes that are made of it.',
  saved: 'What a user keeps with one press.',
  school: 'What the school looks after that runs an installation, for admins.',
  shop: 'The reward store of a class: rewards, cards, purchases.',
  site: 'What this installation says of itself.',
  songs: 'Songs, their timed lyrics, and editing them.',
  translation: 'Putting texts into other languages.',
  videos: 'What is known of a video.',
  voices: 'Clips of spoken lines.',
  webhooks: 'What programs of others hear of a class.',
  words: 'The words that songs are made of.',
}
