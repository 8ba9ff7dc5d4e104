/** The product's mark: two speech bubbles, one for each voice, and what they share. */
export function Logo() {
  return (
    <svg viewBox="0 2 64 60" width="1.5em" height="1.4em" aria-hidden="true">
      <path
        fill="var(--voice1)"
        d="M13 3h22a11 11 0 0 1 11 11v12a11 11 0 0 1-11 11H20C15 43 9 46 1 47c3-4 4-8 4-13A11 11 0 0 1 2 26V14A11 11 0 0 1 13 3z"
      />
      <path
        fill="var(--voice2)"
        d="M51 17H29a11 11 0 0 0-11 11v12a11 11 0 0 0 11 11h15c5 6 11 9 19 10-3-4-4-8-4-13a11 11 0 0 0 3-8V28a11 11 0 0 0-11-11z"
      />
      <path fill="var(--accent)" d="M29 17h17v9a11 11 0 0 1-11 11H18v-9a11 11 0 0 1 11-11z" />
    </svg>
  )
}
