import { freePort } from './http/listen'
import { readSettings, type Settings } from './settings'

/** The settings of an environment; with `PORT=0` the port is chosen before anything is told to be there. */
export async function settingsWithPort(environment: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = readSettings(environment)
  if (settings.port !== 0) return settings
  const port = await freePort(settings.host)
  return readSettings({ ...environment, PORT: String(port) })
}

/**
 * What an operator must hear who lets other machines in, but tells them an address that only this one knows; undefined
 * where there is nothing to say.
 *
 * @param told PUBLIC_URL as it was set.
 */
export function addressWarning(
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
  told: string | undefined,
): string | undefined {
  if (told || /^(127\.|localhost$|::1$)/.test(host)) return undefined
  return `PUBLIC_URL is not set: links in mails and in previews say ${publicUrl}, which other machines cannot open.`
}
