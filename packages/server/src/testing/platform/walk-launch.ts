/** What a page of the platform would post to the tool, read out of its form. */
export interface PostedForm {
  action: string
  fields: Record<string, string>
}

const plain = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/**
 * Asks the platform at its authorisation endpoint, as a browser that the tool sent there; throws with the platform's own
 * words where it refuses.
 */
export async function askAuthorisation(address: string): Promise<PostedForm> {
  const answer = await fetch(address)
  const page = await answer.text()
  if (!answer.ok) throw new Error(plain(/<p>(.*?)<\/p>/s.exec(page)?.[1] ?? page))
  const fields = [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [plain(name), plain(value)],
  )
  return {
    action: plain(/action="([^"]*)"/.exec(page)?.[1] ?? ''),
    fields: Object.fromEntries(fields),
  }
}
