import type { Mail } from './mail'

/** A mail with everything that is easily broken on its way, for tests. */
export const sampleMail: Mail = {
  to: 'Zoë Nováková <zoe@school.example>',
  subject:
    'Ein schöner Gruß – 你好, and a subject that is far too long for a single line of a mail',
  text: 'Grüße!\n\nhttps://duologue.example/reset?token=a=b&c=日本\n',
  html: '<!doctype html>\n<p>Grüße! <a href="https://duologue.example/reset?token=a=b">日本</a></p>\n',
}
