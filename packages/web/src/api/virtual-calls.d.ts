/** The contract's calls without their shapes, made while building (calls-from-contract.ts). */
declare module 'virtual:calls' {
  /** By room and name, as `GET/playlists/:id`: every page carries them, so they are short. */
  export const calls: Record<string, Record<string, string>>
}
