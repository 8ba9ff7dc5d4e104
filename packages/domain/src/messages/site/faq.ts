import { counted } from '../say'
import { microphoneHelp } from '../speech/microphone-help'

/** A question with its answer; `id` is its address on the page, /faq#id. */
export interface Question {
  id: string
  question: string
  /** Paragraphs, in reading order. */
  answer: readonly string[]
  /** What is to be done, one after the other. */
  steps?: readonly string[]
}

/** Questions about one thing. */
export interface QuestionGroup {
  id: string
  name: string
  questions: readonly Question[]
}

const microphones: readonly Question[] = microphoneHelp.browsers.map(({ id, name, steps }) => ({
  id: `microphone-${id}`,
  question: microphoneHelp.blocked(name),
  answer: [microphoneHelp.lead],
  steps,
}))

/** The questions and answers of /faq (site.md#questions-page). */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'start',
    name: 'Start',
    questions: [
      {
        id: 'what-is-it',
        question: 'What can I do here?',
        answer: [
          'Pick a conversation between two characters. Read it, hear it line by line, and then take a part: in Learn Mode step by step without a clock, or in Battle Mode as a duel in which right answers hit your opponent.',
          'You need no account to read, hear and play. With an account you keep playlists and results, and you can write conversations of your own.',
        ],
      },
      {
        id: 'which-level',
        question: 'Which level is mine?',
        answer: [
          'The ladder on each card goes from A1, first words, to C2, almost like a native speaker. Choose a level at which you understand most lines at once and have to think about a few.',
        ],
      },
      {
        id: 'pronunciation-game',
        question: 'How does the Pronunciation Game work?',
        answer: [
          'A round asks for ten words of a list, or for frequent words of a language: see a word and choose its sound, hear it and choose its text, or hear it and write it. After a mistake you hear both sounds side by side, and the word comes back.',
          'Only the first try scores: 10 points on Easy, 20 on Normal, 40 on Hard. You win with half of the words right at the first try on Easy, three quarters on Normal, and all of them on Hard.',
        ],
      },
      {
        id: 'no-sound',
        question: 'Why does a line sound different from the others?',
        answer: [
          'Many lines have a recording. A line without one is spoken by a voice of your device, and devices have different voices. If yours has none for the language, the line is shown for as long as saying it would take.',
        ],
      },
      {
        id: 'without-connection',
        question: 'Can I learn without a connection?',
        answer: [
          'Yes. Turn on Keep for offline on the page of a conversation or a list: then it is on this device, with its sound. Learn Mode, Review and games go on without a connection; what you did is sent when there is one again, and each answer counts once.',
          'What is kept, and what waits to be sent, stands under Offline in the menu. Duologue can be installed from Help. Where others use the same device, turn on This device is shared in your account settings.',
        ],
      },
      {
        id: 'two-people',
        question: 'How do two people play together?',
        answer: [
          'Press Pair Play on the page of a conversation and invite someone with the code, its picture or the link. Play together means two devices, now: each speaks one of the two characters, and what the other has said is seen and heard on both. Take turns means over days: each plays their part when they have time, and both see at the end how the duel went.',
          'In a class the teacher opens a Live Duel in pairs for everyone at once, or sends duels in turns with Pair up. Student accounts play only with someone of their own class.',
        ],
      },
      {
        id: 'which-variety',
        question: 'Which Spanish is this, and which English?',
        answer: [
          'The conversations that come with this site are in the Spanish of Spain, British English, the French of France, the German of Germany and standard Chinese. Words that mean something else in Latin America say so.',
        ],
      },
      {
        id: 'pinyin-tones',
        question: 'Why does pinyin not always match what I hear?',
        answer: [
          'Pinyin is written with the tones of the dictionary, syllable by syllable. Some tones change in speech: 一 (yī) and 不 (bù) rise before a falling tone, as in yī gè, said yí gè, and bù shì, said bú shì. Of two third tones in a row the first rises: nǐ hǎo is said ní hǎo.',
        ],
      },
      {
        id: 'song-does-not-play',
        question: 'Why does a song not play?',
        answer: [
          'The video of a song comes from YouTube, and its owner decides where it may be shown. If the owner does not allow it on other sites, you see a card with a link to the video instead. A school network may block YouTube, too.',
        ],
      },
    ],
  },
  {
    id: 'speaking',
    name: 'Speaking',
    questions: [
      {
        id: 'which-browsers-speak',
        question: 'Which browsers can listen to me?',
        answer: [
          'Speaking needs a browser that turns speech into text: Chrome and Edge on a computer, Chrome on Android, and Safari on Mac, iPhone and iPad. Firefox does not offer it yet; Reading and Listening work there, and in Learn Mode you can type, or record yourself and compare.',
          'Some browsers send the sound to their maker to turn it into text. We never receive your voice.',
        ],
      },
      {
        id: 'microphone',
        question: 'The microphone test fails. What can I do?',
        answer: [
          'Say Hello at your normal pace, near the microphone, in a quiet place. The test listens in the language of the conversation first, and in English next. If it fails three times you can play with Reading or Listening instead.',
          microphoneHelp.none,
        ],
      },
      ...microphones,
    ],
  },
  {
    id: 'battle-mode',
    name: 'Battle Mode',
    questions: [
      {
        id: 'damage',
        question: 'How is damage worked out?',
        answer: [
          'A right answer deals 20 damage minus 1 for each second that you took. For example, if you answer after 4 seconds, you deal 16. A wrong answer, or none in time, costs you what you would have dealt, at most 5 on easy, 10 on normal and 20 on hard.',
          'Powers change this: Shield blocks an attack, Critical Strike doubles one, and so on. Each card says what it does.',
        ],
      },
      {
        id: 'score',
        question: 'How is the score worked out?',
        answer: [
          'Each hit gives its damage times 10, times 1 on easy, 1.5 on normal and 2 on hard: those 16 damage give 240 points on normal. At the end 20 points are added for each point of health that you have left; the sum is multiplied by 1, 2 or 4 for easy, normal or hard, and by 5 if you won.',
          'With 2,000 points from hits and 100 health left, a win on normal is (2,000 + 2,000) × 2 × 5 = 40,000.',
        ],
      },
      {
        id: 'no-clock',
        question: 'Can I play without a clock?',
        answer: [
          'Yes. Turn on Relaxed timing in the options: a right answer then deals 14, however long you think. It counts in full. A teacher can also give a student more time.',
        ],
      },
      {
        id: 'which-plays-count',
        question: 'Which games count for Scores and assignments?',
        answer: [
          'Games that you play while you are logged in. The server plays each one again from its record and keeps its own result, so a changed score is worth nothing.',
        ],
      },
    ],
  },
  {
    id: 'classes',
    name: 'Classes',
    questions: [
      {
        id: 'join-a-class',
        question: 'How do I join a class?',
        answer: [
          'Open the link that your teacher gave you and confirm. If it says that the link no longer works, ask for a new one.',
        ],
      },
      {
        id: 'what-teachers-see',
        question: 'What does my teacher see?',
        answer: [
          'Your name and email address, your cards in the store of the class, and the games that you play for assignments of the class: when, how often, with which result, and which lines went wrong. Not the games that you play by yourself, not your playlists, and never your password.',
        ],
      },
      {
        id: 'wrong-class',
        question: 'I joined the wrong class. How do I leave it?',
        answer: [
          'Ask the teacher of that class to remove you: the list of students has a button for it. Your games stay with you. Then open the link of the right class.',
        ],
      },
    ],
  },
  {
    id: 'rewards',
    name: 'Rewards',
    questions: [
      {
        id: 'earn-cards',
        question: 'How do I get Awesome Cards?',
        answer: [
          "Your teacher gives them, or decides that an assignment pays them when you complete it. Cards from one teacher work only in that teacher's store.",
        ],
      },
      {
        id: 'keep-one-card',
        question: "Why can't I spend my last card?",
        answer: [
          'For a reward of your own you must keep at least 1 card. For a reward of the whole class you may give all of them.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    name: 'Privacy',
    questions: [
      {
        id: 'forgotten-password',
        question: 'I forgot my password, and no email comes.',
        answer: [
          'Check your spam folder first: the link works for 1 hour. If you have no access to that address any more, ask whoever runs this site; the About page names them.',
        ],
      },
      {
        id: 'who-sees-me',
        question: 'What do others see of me?',
        answer: [
          'Your username, your picture, and what you publish. In public scores, students of a class appear as Anonymous. Your email address is seen by you, by the teachers of classes that you join, and by those who run this site; if you teach, the members of your classes see it too.',
        ],
      },
      {
        id: 'report-something',
        question: 'How do I report something that does not belong here?',
        answer: [
          'Open the page, then Help in the menu, and choose "Report this page". Say what is wrong with it; editors look at every report.',
          'What someone who is logged in reports may be hidden until an editor has decided. Nobody but the editors learns who reported it.',
        ],
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer: [
          'Account, General, at the end of the page. Download your data first. What you published stays without your name; everything personal is deleted.',
        ],
      },
    ],
  },
]

/** The sentences around the questions of /faq. */
export const faqTexts = {
  title: 'Questions',
  lead: 'Search for a word, or open what you wonder about.',
  search: 'Search the questions',
  found: (total: number) => counted(total, 'question', 'questions'),
  nothing: 'No question has these words. Try fewer words, or another one.',
  linkTo: (question: string) => `Link to: ${question}`,
} as const
