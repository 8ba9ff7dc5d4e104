import { smallPicture } from './file-address'

/** The address of somebody's picture: the own avatar, else one drawn for the username (site.md#generated-pictures). */
export function portraitOfUser(user: { username: string; avatar: string | null }): string {
  if (user.avatar !== null) return smallPicture(user.avatar)
  return `/art/portraits/high/${encodeURIComponent(user.username)}.svg`
}
