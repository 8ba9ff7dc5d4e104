/** What a visitor is told who wants something that needs a login, by what it was (site.md#login-dialog). */
export const loginNeededTexts = {
  title: (product: string) => `Log Into ${product}`,
  reasons: {
    feature: 'To use this feature, you need to log in',
    duplicate: 'To duplicate this conversation, you need to log in.',
    assign: 'To add this conversation to a class, you need to log in.',
    assignment: 'To play this assignment, log in or sign up.',
    addToPlaylist: 'To add this conversation to a playlist, you need to log in.',
    classes: 'To see your classes, you need to log in.',
    join: 'To join this class, you need to log in.',
    live: 'To play with others, you need to log in.',
  },
} as const
