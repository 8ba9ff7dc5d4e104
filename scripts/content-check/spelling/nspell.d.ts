declare module 'nspell' {
  export default function nspell(
    affixes: string,
    dictionary: string,
  ): { correct(word: string): boolean }
}
