/** The contract's calls without their shapes, each as `GET users/me`, made while building (calls-from-contract.js). */
declare module 'virtual:calls' {
  export const calls: Record<string, Record<string, string>>
  /** The rooms whose calls are in the other module. */
  export const lateRooms: string[]
}

/** The calls of the rooms that no page needs at once. */
declare module 'virtual:late-calls' {
  export const calls: Record<string, Record<string, string>>
}
