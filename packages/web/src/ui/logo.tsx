/** The product's mark: two overlapping speech bubbles, one for each voice. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 32" width="1.65em" height="1.32em" aria-hidden="true">
      <path
        fill="var(--voice1)"
        d="M11 2h8a9 9 0 0 1 9 9v0a9 9 0 0 1-9 9h-7.5L4 26l1.6-7.6A9 9 0 0 1 2 11v0a9 9 0 0 1 9-9z"
      />
      <path
        fill="var(--voice2)"
        opacity="0.92"
        d="M21 8h8a9 9 0 0 1 9 9v0a9 9 0 0 1-3.4 7.1L36 31l-7.4-5H21a9 9 0 0 1-9-9v0a9 9 0 0 1 9-9z"
      />
    </svg>
  )
}
