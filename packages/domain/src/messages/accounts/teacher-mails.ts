import { type MailWords, mailTexts, mailWords } from './mails'

/** What the school has decided about somebody who wishes to teach (accounts.md#approved-teachers). */
export const teacherMailTexts = {
  approved: {
    subject: 'Your school has approved you as a teacher',
    lead: (product: string) =>
      `Your school has approved you as a teacher on ${product}. You can make classes now, and teach those of others with them.`,
  },
  refused: {
    subject: 'Your school did not approve you as a teacher',
    lead: (product: string) =>
      `Your school did not approve you as a teacher on ${product}. Your account stays, as a personal one.`,
    how: 'If that is a mistake, ask at your school. You can ask again under Classes.',
  },
} as const

interface Decision {
  product: string
  link: string
}

/** The school has approved a teacher. */
export function teacherApprovedMail({ product, link }: Decision): MailWords {
  const { subject, lead } = teacherMailTexts.approved
  return mailWords({
    product,
    subject,
    before: [mailTexts.hello, lead(product)],
    link: { label: mailTexts.invitation.link, address: link },
    after: [],
  })
}

/** The school did not approve a teacher; why stands in its log alone. */
export function teacherRefusedMail({ product, link }: Decision): MailWords {
  const { subject, lead, how } = teacherMailTexts.refused
  return mailWords({
    product,
    subject,
    before: [mailTexts.hello, lead(product), how],
    link: { label: mailTexts.invitation.link, address: link },
    after: [],
  })
}
