import type { StaticPage } from './text-section'

/**
 * The page /privacy (site.md#pages-of-words). A change in what the server or the browser keeps must be told here too.
 */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'Last updated 23 Feb 2021',
  forStudents: [
    'You can read, listen and play without an account and without telling us who you are.',
    'Are you under 13? Use the site together with a parent.',
    'With an account we keep your email address, your username, what you make and how you play.',
    'Everyone can see your username. Do not use your real name.',
    'Your teacher and the people who run this site see your email address and your real name. Other students do not.',
    'Your teacher sees how you play the games of the class and how far you are in its course. What else you play by yourself your teacher does not see.',
    'When you speak, your browser turns your words into text. We do not keep recordings of your answers.',
    'There is no advertising here, and we do not sell your data.',
    'In Account you can download all your data or delete your account.',
    'Do you have a question? Ask your teacher, or write to the operator.',
  ],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'This site is software that anyone may run. The person, school or company that runs this installation, called the operator here, decides about it and answers for the data in it. The About page says who that is and how to reach them.',
      ],
    },
    {
      heading: 'Without an account',
      paragraphs: [
        'You can search, read and hear published conversations without telling us who you are. Your choice of theme and the list of conversations that you viewed recently are kept in your browser only, and are never attached to you on our side. You can clear them there at any time.',
        'If you choose a language for this site, your browser keeps it in a cookie that it sends along with what it asks for, so that pages come in that language. That you closed the offer of another language is kept in the same way. After you change something, another one may say for ten seconds how new the pages that you are shown must be. None of them says who you are.',
        'To reach this site at all, your device sends its network address. The server looks at it to hold back abuse, such as the guessing of passwords, and may note it in short technical logs that help to find faults.',
      ],
    },
    {
      heading: 'What an account keeps',
      paragraphs: [
        'An account holds your email address, a username, the account type, and, if you give them, your first name, last name and picture. A password is kept only in a scrambled form from which it cannot be read back. While you are logged in, your browser stores a sign-in token, and a cookie with it that is sent only with requests for pictures and recordings; logging out makes it worthless. What you write and what you play waits in your browser, too, until it is saved here. Logging out removes all of that from the browser, together with the list of conversations that you viewed.',
        'If you choose to log in with Google, Google confirms your address to us and learns that you use this site. We never see your Google password.',
        'If your school has connected its own login, it confirms to us who you are, and perhaps your name, your address and whether you teach or learn, and learns that you use this site. We never see its password.',
        'If a course of a learning platform opens this site, the platform tells us a number for you, whether you teach or learn there, and your name where it sends one; we keep no email address from it. It gets your scores in the assignments of that course.',
        'We also keep which language you learn, if you tell us, and what you make and do here: conversations, playlists and pronunciation lists that you create, pictures and sounds that you add to them, the conversations that you save, and, when you are logged in, your plays, meaning which conversation you played, in which mode, when, and how it ended, and your answers to lines, from which we work out when a line should come back. If you take part in a class, its assignments, your card balance and the items that you buy with it are kept as well.',
      ],
    },
    {
      heading: 'Counting views',
      paragraphs: [
        'Each conversation shows how often it has been viewed. So that a reload does not count twice, a visitor is noted for that count as a daily-salted hash: a short code made from the network address and the kind of browser, mixed with a secret that changes every day. The code cannot be traced back to you, and tomorrow you would have a different one. For a logged-in reader the account takes the place of the code.',
      ],
    },
    {
      heading: 'Who sees what',
      paragraphs: [
        'Your username, your picture and what you publish are public. Your drafts are seen only by you, by those who run this site, and by the members of a class in which you assign one. Please do not choose a username that is your real name.',
        'Your email address and your real name are shown to you and to those who run this site. The teacher of a class that you join sees them too, along with your plays for the assignments of that class and your balance there. If the class follows a course, its teacher also sees which parts of it you have done, and whether you were last there this week, last week or earlier. The members of a class see the name and email address of its teacher. In a class you may say by which name its teacher calls you, or leave it out: besides you, only that teacher and those who run this site see it, and it goes when you leave the class.',
        'In a game of several people the others see your username, or the name that you were given for that game. Your answers in a duel of two are kept for a week after it, and how it ended for 90 days. What a class has missed in a game stays with the class as numbers; names of guests go from it after a day.',
        'We do not sell data, we do not rent it out, and there is no advertising here. The operator may have to hand data over where the law demands it.',
        'When you report a page, the report keeps the address of the page, your reason and your words, and who you are: your username if you are logged in, otherwise a code of the day as for counting views. Only editors see it. It is deleted 12 months after they decided; your username goes from it with your account.',
      ],
    },
    {
      heading: 'Other services',
      paragraphs: [
        'There are no third-party trackers on this site: no counters, no advertising networks, no buttons that report your visit elsewhere. A video frame from YouTube appears only on song pages, in its version with less tracking. While such a frame is open, YouTube learns your network address and its own rules apply.',
        'When an activity listens to you, your browser turns speech into text, and some browsers send the sound to their maker to do so. The browser asks you before the microphone opens. We do not keep recordings of your answers.',
        'The operator may connect services that send mail, translate lines, read them aloud or draft them. These receive only what the task needs: an address and a letter, the text of a line, or what a draft should be about.',
        'Whoever teaches a class can have a program outside this site told what happens in it: that a game was checked, an assignment was done, a reward was bought, or that someone joined. Such a program receives numbers in place of names.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Information is generally not collected from children under 13, but for those whose school makes an account for them. A child can read and listen without an account and should do so with a parent present. If you believe that a child under 13 has given us personal information, please write to the operator, who will remove it.',
      ],
    },
    {
      heading: 'Accounts that a school makes',
      paragraphs: [
        'A school can make accounts for its pupils, who log in with a card instead of an email address. Such an account holds a name, a username without meaning, the class that looks after it and, where the school gives it, the number by which the school knows the pupil. The school asks the parents where the law demands it, and records whether they agree that their child speaks to the browser.',
        'A school can hand in lists of its classes: names, numbers and who is in which class, and of teachers an email address, too. Who is no longer on them is forgotten after 12 months.',
        'The teachers of that class and those who run this site can change the name, make a new card, download what is kept and delete the account. Who did so is written in a log, which is kept for 24 months. Nobody else sees the profile. An account that nobody has used for 18 months, and that is not in a class that is in use, is deleted; one that a teacher deletes is gone after 30 days.',
        'Whoever runs this site can show you a data sheet, which says of everything that is kept what it is for, for how long, and which services of others are used.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'In your account settings you can correct your names and account type, download an export of all your own data in a form that other programs can read, and delete your account. You may also ask the operator what is stored about you, object to it, or complain to the authority for data protection where you live.',
        'When an account is deleted, your email address, names, pictures, recordings and answers to lines go with it, and plays no longer point to you. Conversations and playlists that you made stay for those who use them, under the name Deleted User; remove them first if you do not want that. The title of a removed conversation may remain beside old results. Teachers must delete their own classes first.',
        'Backup copies made by the operator may hold deleted data for a while, until newer copies replace them.',
      ],
    },
    {
      heading: 'Safety and changes',
      paragraphs: [
        'We ask for little, because what is not stored cannot leak. No system is perfectly safe, though; if the operator learns of a breach that concerns you, you will be told. When this policy changes, the date at the top changes too.',
      ],
    },
  ],
} as const satisfies StaticPage

/** What is added where lines can be drafted; the service is the name of a machine on the web. */
export const privacyDraftTexts = {
  heading: 'Drafts with help',
  sent: (service: string) =>
    `On this site, lines of conversations can be drafted by a service at ${service}. What is typed into the form for it is sent there: a language, a level, what the lines should be about, words, and the names of the two characters. Nothing is sent about you or your classes.`,
  kept: 'We keep what comes back only if you create a conversation with it, and we count how many drafts you asked for on the last day on which you did.',
} as const
