import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { savedToken } from '../saved-here/signed-in'

/** Fetches a file of the API with the token of whoever is logged in; undefined when it is refused or not to be had. */
export async function fetchFile(path: `/api/${string}`): Promise<Blob | undefined> {
  const token = savedToken.get()
  const headers = {
    'accept-language': tagOf(language),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(path, { headers }).catch(() => undefined)
  return response?.ok ? response.blob() : undefined
}
