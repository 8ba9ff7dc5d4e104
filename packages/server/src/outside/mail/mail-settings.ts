/** Whether an address names a mail server, with a port that there can be. */
export const isMailServer = (text: string) =>
  /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== ''

/** One e-mail address, with a name before it or without. */
export const oneSender =
  /^(?:(?:"[^"\r\n]*"|[^\r\n<>@,"]*)\s*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/
