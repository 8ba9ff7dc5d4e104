import * as z from 'zod/mini'

/** A pupil as their keepers see them (pupils.md#keeping). */
export const pupil = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  given: z.string(),
  family: z.string(),
  externalId: z.nullable(z.string()),
  /** When the card was made that works now. */
  cardedAt: z.string(),
  /** When the deleted account goes for good; null while it is not deleted. */
  deletedUntil: z.nullable(z.string()),
  /** They want to keep the account with an address of their own; whether a keeper agreed to it; null if they do not. */
  claim: z.nullable(z.object({ isAgreed: z.boolean() })),
  /** Where they are to go as a keeper has asked, and until when that may be accepted; null if they are not. */
  move: z.nullable(z.object({ className: z.string(), until: z.string() })),
  /** That their parents agreed to Speaking Mode, as it was recorded; null where nobody has recorded it. */
  speakingConsent: z.nullable(
    z.object({ by: z.nullable(z.string()), at: z.string(), note: z.string() }),
  ),
})

/** Who was a pupil of the class and made the account their own; until when it can be given back (pupils.md#claiming). */
export const claimed = z.object({ id: z.string(), fullName: z.string(), until: z.string() })

/** Who is to come into the class, as a keeper of theirs has asked; until when that may be accepted (pupils.md#moving). */
export const coming = z.object({
  id: z.string(),
  fullName: z.string(),
  by: z.string(),
  until: z.string(),
})

/** What is printed on a card (pupils.md#cards). */
export const card = z.object({
  pupil: z.string(),
  name: z.string(),
  cardName: z.string(),
  /** What its QR carries behind the # of the address /card. */
  qr: z.string(),
  words: z.array(z.string()),
  /** Three of the 16 pictures by their numbers (devices.md#pictures). */
  pictures: z.array(z.int()),
})

export type Pupil = z.output<typeof pupil>
export type ComingPupil = z.output<typeof coming>
export type ClaimedPupil = z.output<typeof claimed>
export type Card = z.output<typeof card>
