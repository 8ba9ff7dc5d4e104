import type { Mail, MailPort } from './mail'

/** Mail that goes nowhere and can be read in `sent`, for tests. */
export interface PretendMail extends MailPort {
  readonly sent: Mail[]
}

export function pretendMail(): PretendMail {
  const sent: Mail[] = []
  return {
    sent,
    send: async mail => void sent.push(mail),
    close: async () => {},
  }
}
