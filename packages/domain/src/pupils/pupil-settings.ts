/** What a card must be followed by before it opens an account (pupils.md#what-follows-a-card). */
export const pupilLogins = ['card', 'pictures', 'words'] as const

export type PupilLogin = (typeof pupilLogins)[number]

/** Whose devices the pupils of a class log in on with their cards (pupils.md#whose-devices). */
export const pupilDevices = ['shared', 'own'] as const

export type PupilDevices = (typeof pupilDevices)[number]

/** Which pupils of a class may use Speaking Mode (pupils.md#speaking-mode). */
export const speakingSettings = ['everybody', 'consent', 'nobody'] as const

export type SpeakingSetting = (typeof speakingSettings)[number]

/** What parents may agree to (pupils.md#consents). */
export const consentKinds = ['speaking'] as const

/** How a new class keeps its pupils, and the school those whom no class keeps. */
export const usualPupilSettings: {
  pupilLogin: PupilLogin
  pupilDevices: PupilDevices
  speaking: SpeakingSetting
} = {
  pupilLogin: 'card',
  pupilDevices: 'shared',
  speaking: 'consent',
}
