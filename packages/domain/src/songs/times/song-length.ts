/** How long a song is, as players show it: whole seconds, `3:05`; minutes go on after 59. */
export function songLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
