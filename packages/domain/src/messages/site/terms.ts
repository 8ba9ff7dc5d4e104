import type { StaticPage } from './text-section'

/** The page /terms (site.md#pages-of-words): conduct, ownership of content, liability. */
export const terms = {
  title: 'Terms of Use',
  lead: 'These terms are an agreement between you and the operator of this installation. By using the site you accept them. If you do not, please do not use it.',
  forStudents: [
    'Are you under 13? Use the site together with a parent.',
    'Tell nobody your password. One person has one account.',
    'Be as polite here as in your classroom.',
    'Never write anything that hurts others, or anything private about a real person.',
    'Do not cheat, and keep out of accounts and classes that are not yours.',
    'What you write is yours. When you publish it, others may play it and copy it.',
    'Publish only what you made yourself or may share.',
    'Cards are a game in your class. They are not money, and your teacher gives the rewards.',
    'If you break the rules, you get a warning. After more than two you may lose your account.',
    'Is something wrong on a page? Report it, or tell your teacher.',
  ],
  sections: [
    {
      heading: 'The service',
      paragraphs: [
        'The site offers conversations, playlists and activities for learning a language. Much of it is open to everyone; some parts need an account. The About page names the operator, who may add, change or close parts of it.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Children under 13 may use the site only with a parent present. A parent here includes a legal guardian. If you are older, but not yet of age where you live, please go through these terms together with a parent. Whoever lets a child use the site is responsible for what the child does on it.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give an email address that is yours, keep your password to yourself, and tell the operator if someone else has used your account. One person, one account, please. You are responsible for what happens under it, unless it was taken over without any fault of yours. You can delete it in the account settings whenever you wish.',
      ],
    },
    {
      heading: 'Conduct',
      paragraphs: [
        'Other people learn here, and many of them are young. Be as polite as you would be in a classroom. Do not insult, threaten, harass or deceive anyone, and do not pretend to be another person.',
        'Do not publish anything that is unlawful, hateful or sexual, that reveals private facts about a real person, or that merely advertises something. This holds for usernames and titles as much as for dialogues, pictures and sounds.',
        'Do not attack the site, try to enter accounts or classes that are not yours, fake results, or burden the server with automatic requests that hinder others. If you find a weakness, report it to the operator first.',
      ],
    },
    {
      heading: 'Warnings and termination',
      paragraphs: [
        'If you break these rules, the operator may hide or remove the content in question and send you a warning that says what was wrong. If you receive more than two warnings, you risk the termination of your account. In a grave case, for example when someone is in danger, an account may be closed without a warning. If you think that a decision about you was a mistake, write to the operator and explain why.',
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'What you write, draw or record stays yours. So that the site can work, you allow the operator, at no charge and everywhere, to store your content, to convert it to other formats and sizes, to translate it and have it read aloud, and to show it to the people who may see it.',
        'What you publish can be read and played by everyone. Other users may duplicate it, change their copy, put it into playlists and assign it to classes on this site. This permission ends for your original when you delete it, but not for copies that others made before.',
        'Publish only what you may publish. Lines from films, shows and songs usually belong to someone: use them only with permission or where the law allows it, and name the source.',
      ],
    },
    {
      heading: 'Content of others',
      paragraphs: [
        'Conversations, songs and pictures on the site belong to those who made them. You may use them here to learn and to teach; any other use needs the consent of the owner or a licence that allows it. The software has a licence of its own.',
        'If something on the site infringes your rights, write to the operator. Say which page you mean, what belongs to you, and how to reach you. The operator will look into it and remove what infringes them.',
      ],
    },
    {
      heading: 'Classes and rewards',
      paragraphs: [
        'Teachers are responsible for their classes and for the consent that their school or the law requires. Cards and rewards in a class are a game between a teacher and the students. They are not money, cannot be bought from us or exchanged for cash, and a promised reward is owed by the teacher who offered it, not by the site.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The site is provided as it is. We take care, but we do not promise that it will always be available, that every translation, voice or score is right, or that you will reach a certain level or pass an examination. Keep your own copy of work that you cannot afford to lose.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'As far as the law allows, the operator and the authors of the software are not liable for indirect damage, such as lost profit, lost data or lost time, that comes from using the site or from not being able to use it.',
        'In every other case, all liability together is limited to the greater of 500 dollars or six months of fees, counting the fees that you paid for the service in the six months before the claim arose. Nothing here limits a liability that the law does not let anyone limit, for example for harm done on purpose.',
      ],
    },
    {
      heading: 'Changes and the rest',
      paragraphs: [
        'The operator may change these terms for the future. If a change is important, it will be announced on the site, and you may delete your account if you do not agree. If one sentence of these terms turns out to be invalid, the others still stand. The law of the place where the operator lives or is registered applies, without taking away the protection that the law of your own home gives you.',
      ],
    },
  ],
} as const satisfies StaticPage
