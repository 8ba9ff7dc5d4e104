/** What a card must be followed by before it opens an account (pupils.md#what-follows-a-card). */
export const pupilLogins = ['card', 'pictures', 'words'] as const

export type PupilLogin = (typeof pupilLogins)[number]

/** Whose devices the pupils of a class log in on with their cards (pupils.md#whose-devices). */
export const pupilDevices = ['shared', 'own'] as const

export type PupilDevices = (typeof pupilDevices)[number]

/** How a new class keeps its pupils, and the school those whom no class keeps. */
export const usualPupilSettings: { pupilLogin: PupilLogin; pupilDevices: PupilDevices } = {
  pupilLogin: 'card',
  pupilDevices: 'shared',
}
