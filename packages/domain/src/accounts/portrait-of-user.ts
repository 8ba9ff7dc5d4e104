/** The address of somebody's picture: the own avatar, else one drawn for the username (look.md). */
export function portraitOfUser(user: { username: string; avatar: string | null }): string {
  return user.avatar ?? `/art/portraits/high/${encodeURIComponent(user.username)}.svg`
}
