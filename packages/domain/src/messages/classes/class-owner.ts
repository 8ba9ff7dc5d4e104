/** The sentences about a class that gets another owner (classes.md#handing-over). */
export const classOwnerTexts = {
  handOver: 'Hand over this class',
  lead: 'A co-teacher who accepts has the class from then on, with its cards and its pupils. You do not teach it any more.',
  adminLead:
    'A co-teacher whom you choose has the class at once, with its cards and its pupils. Whoever owns it now does not teach it any more.',
  given: (name: string) => `The class belongs to ${name} now.`,
  alone: 'Invite a co-teacher first: only who teaches the class with you can take it over.',
  to: 'To whom',
  ask: 'Hand over',
  askTitle: (name: string) => `Hand this class over to ${name}?`,
  asked: (name: string) => `${name} was asked. Until they accept, the class is yours.`,
  waits: (name: string, until: string) => `${name} can accept until ${until}.`,
  takeBack: 'Take back',
  takenBack: 'Nobody is asked any more.',
  offer: (by: string, className: string) => `${by} wants to hand ${className} over to you.`,
  takeOver: 'Take over',
  takeOverOf: (className: string) => `Take over ${className}`,
  declineOf: (className: string) => `No, thanks: do not take over ${className}`,
  takenOver: 'The class is yours now.',
} as const
