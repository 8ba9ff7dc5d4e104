/** The package carries no types; these are the parts of the C interface (picoapi.h) that we call. */
declare module '@echogarden/svoxpico-wasm' {
  /** Pointers are byte offsets into the heap. Calls answer 0 for success unless said otherwise. */
  export interface SvoxPico {
    /** Replaced when memory grows: never keep a reference across a call. */
    readonly HEAPU8: Uint8Array
    readonly HEAPU16: Uint16Array
    readonly HEAPU32: Uint32Array
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
    _malloc(bytes: number): number
    _free(pointer: number): void
    _pico_initialize(arena: number, arenaBytes: number, systemOut: number): number
    _pico_loadResource(system: number, path: number, resourceOut: number): number
    _pico_getResourceName(system: number, resource: number, nameOut: number): number
    _pico_createVoiceDefinition(system: number, voice: number): number
    _pico_addResourceToVoiceDefinition(system: number, voice: number, name: number): number
    _pico_newEngine(system: number, voice: number, engineOut: number): number
    _pico_putTextUtf8(engine: number, text: number, bytes: number, takenOut: number): number
    /** Answers 201 while there is more to come, 200 when all text put so far is spoken. */
    _pico_getData(
      engine: number,
      buffer: number,
      bufferBytes: number,
      receivedOut: number,
      typeOut: number,
    ): number
  }
  export default function start(): Promise<SvoxPico>
}
