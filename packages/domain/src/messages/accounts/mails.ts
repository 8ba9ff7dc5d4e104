import { language } from '../language'
import { directionOf, tagOf } from '../site-languages'

/** The sentences of the mails (accounts.md#mails). */
export const mailTexts = {
  hello: 'Hello,',
  openAddress: 'Or open this address:',
  reset: {
    subject: (product: string) => `Choose a new ${product} password`,
    lead: (product: string) =>
      `Someone (we hope it was you) asked for a new password for your ${product} account.`,
    link: 'Choose a new password',
    expires: 'The link expires in 1 hour and works once.',
    ignore: 'If you did not ask for it, you can ignore this email: your password stays as it is.',
  },
  verify: {
    subject: (product: string) => `Confirm your email address for ${product}`,
    hello: (username: string) => `Hello ${username},`,
    lead: (product: string) =>
      `Welcome to ${product}. Please confirm that this email address is yours.`,
    link: 'Confirm my address',
    expires: 'The link expires in 7 days.',
    ignore: (product: string) =>
      `If you did not sign up for ${product}, you can ignore this email: without your confirmation the address counts as unconfirmed.`,
  },
  signUpAgain: {
    subject: (product: string) => `You already have a ${product} account`,
    lead: (product: string) =>
      `Someone tried to sign up for ${product} with this email address. You have an account already, so no new one was made.`,
    logIn:
      'If it was you, please log in. If you forgot your password, you can choose a new one there.',
    link: 'Log in',
    ignore: 'If it was not you, you can ignore this email: your account stays as it is.',
  },
  claim: {
    subject: (product: string) => `Make your ${product} account your own`,
    lead: (product: string) =>
      `Someone wants to keep a ${product} account that a teacher made, with this email address.`,
    link: 'Confirm my address',
    expires: 'The link expires in 24 hours and works once. A teacher is asked, too.',
    ignore: 'If you do not know of it, you can ignore this email: nothing happens then.',
  },
  claimKnown: {
    subject: (product: string) => `You already have a ${product} account`,
    lead: (product: string) =>
      `Someone wants to keep a ${product} account that a teacher made, with this email address. This address has an account already, so it cannot be used for another one.`,
    how: 'If it was you, please log in, or ask again with another address.',
    link: 'Log in',
    ignore: 'If it was not you, you can ignore this email: your account stays as it is.',
  },
  claimDone: {
    subject: (product: string) => `Your ${product} account is your own now`,
    lead: (product: string) =>
      `Your teacher agreed: your ${product} account is your own now. Your card does not work any more.`,
    how: 'Log in with this email address and the password that you chose.',
    link: 'Log in',
    ignore:
      'If you did not ask for this, please tell your teacher: your school can take it back for 30 days.',
  },
  invitation: {
    subject: (by: string, className: string) => `${by} asks you to teach ${className} together`,
    lead: (by: string, className: string, product: string) =>
      `${by} asks you to teach the class ${className} together on ${product}.`,
    how: 'Log in with a teacher account that has this email address and confirm the address. The invitation waits for you under Classes.',
    link: 'Open Classes',
    expires: 'The invitation can be accepted for 30 days.',
    ignore: 'If you do not know who asks you, you can ignore this email.',
  },
  offer: {
    subject: (by: string, className: string) => `${by} wants to hand ${className} over to you`,
    lead: (by: string, className: string, product: string) =>
      `${by} wants to hand the class ${className} over to you on ${product}. It is yours as soon as you accept.`,
    how: 'The question waits for you under Classes for 30 days. You can also say no there.',
  },
  classDeed: {
    subject: (className: string) => `Something was done in ${className}`,
    leads: {
      cards: (by: string, className: string, product: string) =>
        `${by} looked at the cards with which the pupils of ${className} log in to ${product}.`,
      claim: (by: string, className: string, product: string) =>
        `${by} agreed that a pupil of ${className} keeps the ${product} account with an address of their own.`,
      device: (by: string, className: string, product: string) =>
        `${by} uses a device for ${className} on ${product} now: its pupils log in there with three pictures.`,
      export: (by: string, className: string, product: string) =>
        `${by} downloaded what ${product} keeps of a pupil of ${className}.`,
      webhook: (by: string, className: string, product: string) =>
        `${by} has a program outside ${product} told what happens in ${className}. It is listed in the settings of the class.`,
    },
    ignore: 'If you know of it, you can ignore this email.',
    else: 'If you do not, choose a new password, which logs you out everywhere else, and look at the co-teachers and devices of the class.',
  },
  handedOver: {
    subject: (className: string, to: string) => `${className} belongs to ${to} now`,
    lead: (className: string, to: string, product: string) =>
      `The class ${className} on ${product} belongs to ${to} now, with its cards and its pupils. Whoever owned it before does not teach it any more.`,
  },
} as const

/** What a mail says, twice: as plain text and as an HTML document. */
export interface MailWords {
  subject: string
  text: string
  html: string
}

/** Somebody asked for a new password; the link works once, for 1 hour (accounts.md#mails). */
export function resetMail({ product, link }: { product: string; link: string }): MailWords {
  const { subject, lead, link: label, expires, ignore } = mailTexts.reset
  return mailWords({
    product,
    subject: subject(product),
    before: [mailTexts.hello, lead(product)],
    link: { label, address: link },
    after: [expires, ignore],
  })
}

/** A new account's address is asked to prove itself; the link works for 7 days. */
export function verifyMail(mail: { product: string; link: string; username: string }): MailWords {
  const { product, link, username } = mail
  const { subject, hello, lead, link: label, expires, ignore } = mailTexts.verify
  return mailWords({
    product,
    subject: subject(product),
    before: [hello(username), lead(product)],
    link: { label, address: link },
    after: [expires, ignore(product)],
  })
}

/** Somebody tried to sign up with an address that has an account: its owner is told. */
export function signUpAgainMail(mail: { product: string; loginLink: string }): MailWords {
  const { product, loginLink } = mail
  const { subject, lead, logIn, link: label, ignore } = mailTexts.signUpAgain
  return mailWords({
    product,
    subject: subject(product),
    before: [mailTexts.hello, lead(product), logIn],
    link: { label, address: loginLink },
    after: [ignore],
  })
}

/** Who has a card wants to keep the account with this address; the link works once, for 24 hours (pupils.md#claiming). */
export function claimMail({ product, link }: { product: string; link: string }): MailWords {
  const { subject, lead, link: label, expires, ignore } = mailTexts.claim
  return mailWords({
    product,
    subject: subject(product),
    before: [mailTexts.hello, lead(product)],
    link: { label, address: link },
    after: [expires, ignore],
  })
}

/** The same with an address that has an account: its owner is told. */
export function claimKnownMail(mail: { product: string; loginLink: string }): MailWords {
  return loginMail(mail, mailTexts.claimKnown)
}

/** The account is its owner's own now. */
export function claimDoneMail(mail: { product: string; loginLink: string }): MailWords {
  return loginMail(mail, mailTexts.claimDone)
}

/** A mail that leads to the login. */
function loginMail(
  { product, loginLink }: { product: string; loginLink: string },
  texts: typeof mailTexts.claimKnown | typeof mailTexts.claimDone,
): MailWords {
  return mailWords({
    product,
    subject: texts.subject(product),
    before: [mailTexts.hello, texts.lead(product), texts.how],
    link: { label: texts.link, address: loginLink },
    after: [texts.ignore],
  })
}

/** Somebody is asked to teach a class beside its owner (classes.md#co-teachers). */
export function invitationMail(mail: {
  product: string
  by: string
  className: string
  link: string
}): MailWords {
  const { product, by, className, link } = mail
  const { subject, lead, how, link: label, expires, ignore } = mailTexts.invitation
  return mailWords({
    product,
    subject: subject(by, className),
    before: [mailTexts.hello, lead(by, className, product), how],
    link: { label, address: link },
    after: [expires, ignore],
  })
}

/** The owner of a class wants to hand it over to a co-teacher (classes.md#handing-over). */
export function offerMail(mail: {
  product: string
  by: string
  className: string
  link: string
}): MailWords {
  const { product, by, className, link } = mail
  const { subject, lead, how } = mailTexts.offer
  return mailWords({
    product,
    subject: subject(by, className),
    before: [mailTexts.hello, lead(by, className, product), how],
    link: { label: mailTexts.invitation.link, address: link },
    after: [],
  })
}

/** A class has another owner: told to whoever did not do it themselves. */
export function handedOverMail(mail: {
  product: string
  to: string
  className: string
  link: string
}): MailWords {
  const { product, to, className, link } = mail
  const { subject, lead } = mailTexts.handedOver
  return mailWords({
    product,
    subject: subject(className, to),
    before: [mailTexts.hello, lead(className, to, product)],
    link: { label: mailTexts.invitation.link, address: link },
    after: [],
  })
}

/** Something was done to the pupils of a class that its owner should know of (classes.md#what-the-owner-is-told). */
export function classDeedMail(mail: {
  product: string
  by: string
  className: string
  deed: keyof typeof mailTexts.classDeed.leads
  link: string
}): MailWords {
  const { product, by, className, deed, link } = mail
  const { subject, leads, ignore, else: otherwise } = mailTexts.classDeed
  return mailWords({
    product,
    subject: subject(className),
    before: [mailTexts.hello, leads[deed](by, className, product)],
    link: { label: mailTexts.invitation.link, address: link },
    after: [ignore, otherwise],
  })
}

interface Letter {
  product: string
  subject: string
  before: string[]
  link: { label: string; address: string }
  after: string[]
}

/** A mail of its parts, as text and as HTML. */
export function mailWords({ product, subject, before, link, after }: Letter): MailWords {
  const text = [...before, `${link.label}:\n${link.address}`, ...after, product]
  const address = escaped(link.address)
  const body = [
    `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>`,
    ...before.map(paragraph),
    `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>`,
    `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escaped(mailTexts.openAddress)} <a href="${address}" style="color:#1d4ed8">${address}</a></p>`,
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;color:#4b5563">${escaped(product)}</p>`,
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${tagOf(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto">
${body.join('\n')}
</main>
</body>
</html>
`,
  }
}

const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (words: string) => words.replaceAll(/[&<>"']/g, sign => entities[sign] ?? '')
